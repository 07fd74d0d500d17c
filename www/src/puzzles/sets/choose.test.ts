import '@chariot/engine/testing/browser';
import { expect, test } from 'vitest';
import { keyOf, newCard, type PracticeItem } from '../../shared/practice/card.ts';
import type { PuzzleSet } from '../../shared/practice/sets.ts';
import type { PackedPuzzle } from '../../shared/puzzles/file.ts';
import { idOf } from '../../shared/puzzles/progress.ts';
import { ratingOfDifficulty } from '../../shared/puzzles/rating.ts';
import { mistakesAmong, puzzlesAround } from './choose.ts';

const ALL = Array.from(
  { length: 120 },
  (_, i): PackedPuzzle => ({
    fen: `${i} w - - 0 1`,
    moves: ['a1a2'],
    motifs: i % 2 === 0 ? ['fork'] : ['mate'],
    difficulty: 1 + (i % 4),
  }),
);
const rating = ratingOfDifficulty('chess', 3);
const difficultyOf = ({ fen }: { fen: string }): number => 1 + (Number.parseInt(fen, 10) % 4);
const choose = (motif: string, earlier: readonly PuzzleSet[] = []) =>
  puzzlesAround('chess', ALL, { motif, rating }, earlier, () => 0.5);

test('fifty puzzles of a theme nearest to a rating, the easiest first', () => {
  const chosen = choose('fork');
  expect(chosen).toHaveLength(50);
  const difficulties = chosen.map(difficultyOf);
  expect(difficulties).toEqual([...difficulties].sort());
  // All thirty of difficulty 3, then the next nearest.
  expect(difficulties.filter((one) => one === 3)).toHaveLength(30);
  expect(choose('skewer')).toEqual([]);
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
  const mistakes = mistakesAmong(ALL, { cards }, { outcomes });
  expect(mistakes.map(({ origin, fen }) => [origin, fen])).toEqual([
    ['game', item.fen],
    ['file', other.fen],
  ]);
});
