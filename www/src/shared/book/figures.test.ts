import type { BookMove } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { bestScoreOf, figuresOf, percentOf, verdictOf } from './figures.ts';

const move = (text: string, figures: Partial<BookMove>): BookMove => ({
  move: { uci: text, from: '', to: '', promotion: undefined, text },
  games: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  score: undefined,
  openingKey: '',
  ...figures,
});

const MOVES = [
  move('a', { games: 6, wins: 3, draws: 2, losses: 1, score: 30 }),
  move('b', { games: 2, wins: 0, draws: 0, losses: 2, score: -300 }),
];

test('results and scores are the first side’s, whoever moves', () => {
  expect(figuresOf(MOVES, 'first')[0]).toEqual({
    share: 0.75,
    results: [0.5, 1 / 3, 1 / 6],
    score: 30,
    verdict: 'sound',
  });
  expect(figuresOf(MOVES, 'second')[0]).toMatchObject({ results: [1 / 6, 1 / 3, 0.5], score: -30 });
  expect(figuresOf(MOVES, 'second')[1]).toMatchObject({ score: 300, verdict: 'losing' });
});

test('games without a result, and none at all, divide nothing', () => {
  expect(figuresOf([move('a', {})], 'first')[0]).toMatchObject({ share: 0, results: [0, 0, 0] });
});

test.each([
  [30, 30, 'sound'],
  [0, 30, 'sound'],
  [-60, 30, 'dubious'],
  [-200, 30, 'losing'],
  // Much is given away, and the rest is still a good position.
  [150, 450, 'dubious'],
  [undefined, 30, undefined],
  [30, undefined, undefined],
])('a move of %s centipawns, the best of %s, is %s', (score, best, verdict) => {
  expect(verdictOf(score, best)).toBe(verdict);
});

test.each<[string, readonly Partial<BookMove>[], number | undefined]>([
  [
    'two scores',
    [
      { games: 60, score: 10 },
      { games: 40, score: 30 },
    ],
    30,
  ],
  ['one move with a score', [{ games: 100, score: 10 }], undefined],
  ['one score of two', [{ games: 95, score: 10 }, { games: 5 }], undefined],
  [
    'a frequent move without a score',
    [{ games: 60, score: 10 }, { games: 30, score: 30 }, { games: 10 }],
    undefined,
  ],
  [
    'a rare move without a score',
    [{ games: 61, score: 10 }, { games: 30, score: 0 }, { games: 9 }],
    10,
  ],
  ['scores but no counted games', [{ score: 10 }, { score: 30 }], 30],
])('%s: the best score is known or not', (_, moves, best) => {
  expect(bestScoreOf(moves.map((figures) => move('a', figures)))).toBe(best);
});

test('a move whose rivals have no score has no verdict', () => {
  const [scored] = figuresOf(
    [move('a', { games: 8, score: 20 }), move('b', { games: 2 })],
    'first',
  );
  expect(scored).toMatchObject({ score: 20, verdict: undefined });
});

test('percents are whole, and nothing that was played is none', () => {
  expect([0.449, 0.004, 0, 1].map(percentOf)).toEqual(['45%', '<1%', '0%', '100%']);
});
