import '@chariot/engine/testing/browser';
import type { Turn } from '@chariot/engine/client';
import type { Game, NotatedMove } from '@chariot/protocol';
import { expect, test, vi } from 'vitest';
import type { LessonSource } from '../shared/game/handover.ts';
import { bestOf, findMistakes } from './mistakes.ts';

vi.mock('../shared/game/looks.ts', () => ({ styled: (game: Game) => game }));

const MOVES = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];
const move = (uci: string): NotatedMove => ({ uci, text: uci }) as NotatedMove;

/** Answers questions about positions and counts the searches. */
function engine() {
  const search = vi.fn(async () => ({ best: move('d7d5') }));
  const ask = async (_: string, { moves }: Game) => ({
    view: { toMove: moves.length % 2 === 0 ? 'first' : 'second', history: moves.map(move) },
  });
  return { turn: { ask, search } as unknown as Turn, search };
}

const source: LessonSource = {
  game: { game: 'chess', moves: MOVES },
  side: 'first',
  reviewed: [0, 1, 2],
};

test('the mistakes of a review are those of the lesson, without a search', async () => {
  const { turn, search } = engine();
  const found = await findMistakes(turn, source, () => {});
  expect(found?.map(({ played }) => played.uci)).toEqual(['f2f3', 'g2g4']);
  expect(search).not.toHaveBeenCalled();
});

test('the best move in the place of a mistake is searched for once it is shown', async () => {
  const { turn, search } = engine();
  const [mistake] = (await findMistakes(turn, { ...source, side: 'second' }, () => {})) ?? [];
  if (!mistake) throw new Error('no mistake');
  expect((await bestOf(turn, mistake))?.line[0]?.uci).toBe('d7d5');
  expect(search).toHaveBeenCalledTimes(1);
  expect(search).toHaveBeenCalledWith(
    expect.objectContaining({ limits: expect.objectContaining({ nodes: 300_000 }) }),
    expect.anything(),
  );
  expect(mistake.best).toBeNull();
});
