import '@chariot/engine/testing/browser';
import { expect, test } from 'vitest';
import { keyOf, newCard, type PracticeItem } from '../../shared/practice/card.ts';
import type { PuzzleSet } from '../../shared/practice/sets.ts';
import type { PackedPuzzle } from '../../shared/puzzles/file.ts';
import { idOf } from '../../shared/puzzles/progress.ts';
import { mistakesAmong, puzzlesAround } from './choose.ts';

const ratingAt = (i: number): number => 1_000 + 200 * (i % 4);
const ALL = Array.from(
  { length: 120 },
  (_, i): PackedPuzzle => ({
    fen: `${i} w - - 0 1`,
    moves: ['a1a2'],
    motifs: i % 2 === 0 ? ['fork'] : ['mate'],
    rating: ratingAt(i),
  }),
);
const ratingOf = ({ fen }: { fen: string }): number => ratingAt(Number.parseInt(fen, 10));
const choose = (motif: string, earlier: readonly PuzzleSet[] = []) =>
  puzzlesAround(ALL, { motif, rating: 1_400 }, earlier, () => 0.5).positions;

test('fifty puzzles of a theme nearest to a rating, the easiest first', () => {
  const chosen = choose('fork');
  expect(chosen).toHaveLength(50);
  const ratings = chosen.map(ratingOf);
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  // All thirty of this rating, then the next nearest.
  expect(ratings.filter((one) => one === 1_400)).toHaveLength(30);
  expect(choose('skewer')).toEqual([]);
});

test('a set is named after the ratings of its puzzles, not after the one that was wished for', () => {
  const sourceAt = (rating: number, motif = 'any') =>
    puzzlesAround(ALL, { motif, rating }, [], () => 0.5).source;
  // Thirty of 1600 and twenty of 1400.
  expect(sourceAt(2_000)).toEqual({ kind: 'theme', motif: 'any', rating: 1_520 });
  expect(sourceAt(2_000, 'skewer')).toEqual({ kind: 'theme', motif: 'skewer', rating: 0 });
});

test('puzzles of earlier sets come only where there are no others', () => {
  const first = choose('any');
  const set = { made: 1, source: { kind: 'mistakes' }, positions: first, rounds: [] } as const;
  const fens = new Set(first.map(({ fen }) => fen));
  expect(choose('any', [set]).filter(({ fen }) => fens.has(fen))).toEqual([]);
  expect(choose('fork', [set])).toHaveLength(50);
});

test('mistakes of your own: positions of your games, then puzzles that failed', () => {
  const item: PracticeItem = {
    kind: 'position',
    origin: 'game',
    fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
    moves: ['e1e2'],
    goal: 'best',
  };
  const [one, other] = ALL;
  if (!one || !other) throw new Error('no puzzles');
  const cards = { [keyOf(item)]: newCard(item, 0) };
  const outcomes = { [idOf(one)]: 'solved', [idOf(other)]: 'failed' } as const;
  const { source, positions } = mistakesAmong(ALL, { cards }, { outcomes });
  expect(source).toEqual({ kind: 'mistakes' });
  expect(positions.map(({ origin, fen }) => [origin, fen])).toEqual([
    ['game', item.fen],
    ['file', other.fen],
  ]);
});
