import { expect, test } from 'vitest';
import { pointsOf } from './points.ts';

test('points are seen by either player, with their spread', () => {
  const games = [{ lower: 'random', higher: 'greedy', results: [2, 4, 14] }] as const;
  expect(pointsOf(games, 'random', 'greedy')).toEqual({ percent: 20, error: 15 });
  expect(pointsOf(games, 'greedy', 'random')).toEqual({ percent: 80, error: 15 });
  expect(pointsOf(games, 'greedy', 'engine')).toBeUndefined();
});

test('a clean score is no certainty', () => {
  const games = [{ lower: 'random', higher: 'greedy', results: [0, 0, 20] }] as const;
  expect(pointsOf(games, 'greedy', 'random')).toEqual({ percent: 100, error: 8 });
});
