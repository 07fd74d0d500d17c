import '@chariot/engine/testing/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  mergedSets,
  type PuzzleSet,
  readSets,
  setsOf,
  totalOf,
  triesNow,
  withTry,
} from './sets.ts';

const positions = ['a', 'b'].map((fen) => ({
  origin: 'file' as const,
  fen,
  moves: ['a1a2'],
  goal: 'win' as const,
}));
const SET: PuzzleSet = { made: 1, source: { kind: 'mistakes' }, positions, rounds: [] };
const right = (millis: number) => ({ isRight: true, millis });

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a round goes on where it stopped, and a complete one is followed by the next', () => {
  const begun = withTry(SET, 0, { isRight: false, millis: 4_000 }, 10);
  expect(triesNow(begun)).toHaveLength(1);
  const done = withTry(begun, 1, right(2_000), 20);
  expect(done.rounds).toHaveLength(1);
  expect(done.rounds[0]?.began).toBe(10);
  expect(totalOf(done.rounds[0] ?? { tries: [] })).toEqual({ right: 1, millis: 6_000 });
  expect(triesNow(done)).toEqual([]);
  const second = withTry(done, 0, right(1_000), 30);
  expect(second.rounds.map(({ began, tries }) => [began, tries.length])).toEqual([
    [10, 2],
    [30, 1],
  ]);
});

test('a try that another tab has recorded, or one out of order, changes nothing', () => {
  const begun = withTry(SET, 0, right(1), 10);
  expect(withTry(begun, 0, right(2), 20)).toBe(begun);
  expect(withTry(SET, 1, right(2), 20)).toBe(SET);
});

test('who leaves the page in the middle is not charged for hours', () => {
  const { rounds } = withTry(SET, 0, right(9_000_000), 10);
  expect(rounds[0]?.tries[0]?.millis).toBe(180_000);
});

test('sets are kept, the same positions make one set, and a removed one is gone', () => {
  const sets = setsOf('chess');
  const set = sets.add({ kind: 'theme', motif: 'fork', rating: 1500 }, positions);
  expect(sets.add({ kind: 'mistakes' }, positions)).toBe(set);
  sets.settle(set.made, 0, right(3_000));
  const kept = readSets(JSON.parse(stored.get('chariot.puzzles.sets.chess') ?? ''));
  expect(kept).toEqual(sets.all.value);
  expect(kept?.[0]?.rounds[0]?.tries).toEqual([right(3_000)]);
  sets.remove(set.made);
  expect(sets.all.value).toEqual([]);
});

test('a damaged set costs no other set', () => {
  expect(readSets([{ ...SET, positions: [] }, SET])).toEqual([SET]);
  expect(readSets({})).toBeUndefined();
});

test('a clock that was set back makes no damaged set', () => {
  const tried = withTry(SET, 0, { isRight: true, millis: -5 }, 1);
  expect(tried.rounds.at(-1)?.tries).toEqual([{ isRight: true, millis: 0 }]);
  expect(readSets([tried])).toEqual([tried]);
});

test('sets of two places: one in both counts with more tries, and the same twice changes nothing', () => {
  const further = withTry(SET, 0, right(1), 10);
  const other: PuzzleSet = { ...SET, made: 2, positions: positions.slice(0, 1) };
  const merged = mergedSets([SET], [further, other]);
  expect(merged).toEqual([other, further]);
  expect(mergedSets(merged, [SET, other])).toEqual(merged);
  const many = Array.from(
    { length: 20 },
    (_, i): PuzzleSet => ({
      ...SET,
      made: 10 + i,
      positions: [{ origin: 'file', fen: `${i}`, moves: ['a1a2'], goal: 'win' }],
    }),
  );
  expect(mergedSets([SET], many).map(({ made }) => made)).toEqual(
    Array.from({ length: 12 }, (_, i) => 29 - i),
  );
});
