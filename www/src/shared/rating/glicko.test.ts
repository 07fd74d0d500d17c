import { expect, test } from 'vitest';
import { type RatedResult, type Rating, rated } from './glicko.ts';

const result = (rating: number, deviation: number, score: number): RatedResult => ({
  opponent: { rating, deviation },
  score,
});

test('the example of Glickman', () => {
  const before: Rating = { rating: 1500, deviation: 200, volatility: 0.06 };
  const after = rated(before, [result(1400, 30, 1), result(1550, 100, 0), result(1700, 300, 0)]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  // He gives no more digits: 0.059996.
  expect(Math.abs(after.volatility - 0.05999)).toBeLessThan(0.00001);
});

test('a surprise raises the volatility, and the expected does not', () => {
  const before: Rating = { rating: 1500, deviation: 60, volatility: 0.06 };
  const surprised = rated(before, Array(8).fill(result(2100, 40, 1)));
  const usual = rated(before, [result(900, 40, 1)]);
  expect(surprised.volatility).toBeGreaterThan(0.06);
  expect(usual.volatility).toBeLessThan(0.06);
  expect(surprised.rating).toBeGreaterThan(usual.rating);
});
