import type { Turn } from '@chariot/engine/client';
import { failure, type SearchScore, type View } from '@chariot/protocol';
import { expect, test, vi } from 'vitest';
import { LEVELS } from '../shared/game/level.ts';
import type { OwnClock } from './pace.ts';
import { type Answer, pauseOf, Rests, type Situation } from './rest.ts';

const LEVELS_FROM_1 = Array.from({ length: LEVELS }, (_, i) => i + 1);
const usual: Situation = { moves: 30, takesBack: false, isSurprised: false, isHard: false };

const pause = (level: number, situation: Partial<Situation>, chance = 1): number =>
  pauseOf(level, { ...usual, ...situation }, undefined, chance);

test.each(LEVELS_FROM_1)('level %i pauses as a person would', (level) => {
  const [least, most] = [pause(level, {}, 0), pause(level, {})];
  expect(most).toBeGreaterThan(least);
  expect(pause(level, { moves: 1, isHard: true })).toBe(least);
  expect(pause(level, { takesBack: true, isHard: true })).toBe(least);
  expect(pause(level, { moves: 4 })).toBeLessThan(pause(level, { moves: 12 }));
  expect(pause(level, { isSurprised: true })).toBeGreaterThan(most);
});

test('a hard choice takes two and a half to six seconds', () => {
  expect([0, 1].map((chance) => pause(6, { isHard: true }, chance))).toEqual([2_500, 6_000]);
});

test('a pause never leads into time trouble', () => {
  const clock = { control: { base: 60_000, increment: 0 }, left: 2_000 };
  const hard = { ...usual, isSurprised: true, isHard: true };
  for (const level of LEVELS_FROM_1) expect(pauseOf(level, hard, clock, 1)).toBe(50);
});

const centipawns = (value: number): SearchScore => ({ kind: 'centipawns', value });
const mateIn = (moves: number): SearchScore => ({ kind: 'mateIn', moves });
const left = (seconds: number): OwnClock => ({
  control: { base: 600_000, increment: 0 },
  left: seconds * 1_000,
});

/** A choice of the computer at level 3 with 600 s left, among 20 moves of which three capture. */
interface Choice {
  level?: number;
  moves?: number;
  captures?: number;
  scores?: SearchScore[];
  /** How the search of the two best moves ends. */
  end?: 'answers' | 'fails' | 'turn ends' | 'stays silent';
  clock?: OwnClock;
  isFromBook?: boolean;
}

/** Time for the move, and the limits of the search for a hard choice. */
async function timeOf(choice: Choice): Promise<[time: number, limits: unknown]> {
  const { level = 3, moves = 20, captures = 3, end = 'answers', isFromBook = false } = choice;
  const scores = choice.scores ?? [centipawns(40), centipawns(10)];
  const search = vi.fn<Turn['search']>((_, onReport) => {
    scores.forEach((score, i) => {
      onReport?.({ rank: i + 1, score } as never);
    });
    if (end === 'stays silent') return new Promise(() => {});
    const reply = { answers: { best: {} }, fails: failure('ENGINE', 'crash'), 'turn ends': null }[
      end
    ];
    return Promise.resolve(reply as never);
  });
  const all = Array.from({ length: moves }, (_, i) => (i < captures ? { captured: 'pawn' } : {}));
  const head = { game: { game: 'chess', moves: [] }, history: [], moves: all } as unknown as View;
  const report = isFromBook ? undefined : { score: centipawns(0) };
  const answer = { best: { uci: 'a' }, report } as unknown as Answer;
  const clock = choice.clock ?? left(600);
  const turn = { search } as unknown as Turn;
  const time = await new Rests().timeFor(turn, head, answer, { id: 'game', level, clock });
  return [time, search.mock.calls[0]?.[0].limits];
}

const [HARD, USUAL] = [2_500, 450];

test.each<[string, Choice, number]>([
  ['three captures, 30 centipawns apart', {}, HARD],
  ['31 centipawns apart', { scores: [centipawns(40), centipawns(9)] }, USUAL],
  ['two captures', { captures: 2 }, USUAL],
  ['a second best that is better by now', { scores: [centipawns(0), centipawns(30)] }, HARD],
  ['one line', { scores: [centipawns(40)] }, USUAL],
  ['two mates', { scores: [mateIn(2), mateIn(3)] }, USUAL],
  ['a mate and another move', { scores: [mateIn(2), centipawns(40)] }, USUAL],
  ['a failed search', { end: 'fails' }, USUAL],
  ['a turn that ends', { end: 'turn ends' }, USUAL],
  ['barely time for it', { clock: left(100) }, HARD],
])('%s', async (_, choice, time) => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  expect((await timeOf(choice))[0]).toBe(time);
});

test.each<[string, Choice]>([
  ['at full strength', { level: LEVELS }],
  ['for a move of the book', { isFromBook: true }],
  ['with a single move', { moves: 1, captures: 1 }],
  ['without time for the pause', { clock: left(99) }],
  ['with little at stake', { captures: 2 }],
])('no search for a hard choice %s', async (_, choice) => {
  expect((await timeOf(choice))[1]).toBeUndefined();
});

test('a search for a hard choice needs no network, and no longer than the pause may take', async () => {
  vi.useFakeTimers();
  const silent = timeOf({ end: 'stays silent', clock: left(120) });
  await vi.advanceTimersByTimeAsync(3_000);
  const [time, limits] = await silent;
  vi.useRealTimers();
  expect(time).toBeLessThan(HARD);
  expect(limits).toMatchObject({ level: LEVELS - 1, moveTime: 3_000 });
});
