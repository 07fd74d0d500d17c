import type { BookMove } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { figuresOf, percentOf } from './figures.ts';

const move = (text: string, figures: Partial<BookMove>): BookMove => ({
  move: { uci: text, from: '', to: '', promotion: undefined, text },
  games: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  score: undefined,
  verdict: undefined,
  openingKey: '',
  ...figures,
});

const MOVES = [
  move('a', { games: 6, wins: 3, draws: 2, losses: 1, score: 30, verdict: 'sound' }),
  move('b', { games: 2, wins: 0, draws: 0, losses: 2, score: -300, verdict: 'losing' }),
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

test('percents are whole, and nothing that was played is none', () => {
  expect([0.449, 0.004, 0, 1].map(percentOf)).toEqual(['45%', '<1%', '0%', '100%']);
});
