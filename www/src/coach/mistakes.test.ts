import '@chariot/engine/testing/browser';
import type { Turn } from '@chariot/engine/client';
import type { Game, NotatedMove } from '@chariot/protocol';
import { expect, test, vi } from 'vitest';
import type { LessonSource } from '../shared/game/handover.ts';
import { findMistakes } from './mistakes.ts';

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

const score = { kind: 'centipawns', value: 30 } as const;
const source: LessonSource = {
  game: { game: 'chess', moves: MOVES },
  side: 'first',
  reviewed: [
    { ply: 0, best: { score, line: [move('e2e4')] } },
    { ply: 1, best: null },
    { ply: 2, best: { score, line: [move('d2d4')] } },
  ],
};

test('the mistakes of a review are those of the lesson, without a search', async () => {
  const { turn, search } = engine();
  const found = await findMistakes(turn, source, () => {});
  expect(found?.map(({ played }) => played.uci)).toEqual(['f2f3', 'g2g4']);
  expect(found?.map(({ best }) => best.line[0]?.uci)).toEqual(['e2e4', 'd2d4']);
  expect(search).not.toHaveBeenCalled();
});

test('a better line that the review did not keep is searched for', async () => {
  const { turn, search } = engine();
  const found = await findMistakes(turn, { ...source, side: 'second' }, () => {});
  expect(found?.map(({ best }) => best.line[0]?.uci)).toEqual(['d7d5']);
  expect(search).toHaveBeenCalledTimes(1);
});
