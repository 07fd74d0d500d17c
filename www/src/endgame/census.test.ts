import { expect, test } from 'vitest';
import { barsOf, counted, percent, sharesOf } from './census.ts';
import { resultByCensus } from './theory.ts';

const KRK = { wins: [0, 3, 5, 0], draws: 2, losses: [1, 0] };

test('shares are exact counts and parts of all', () => {
  expect(sharesOf(KRK).map(({ result, count }) => [result, count])).toEqual([
    ['win', 8],
    ['draw', 2],
    ['loss', 1],
  ]);
  expect(sharesOf(KRK).reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(1);
  expect(sharesOf({ wins: [], draws: 0, losses: [] }).map(({ part }) => part)).toEqual([0, 0, 0]);
});

test('bars begin at mate in one, or mated now, and end with the longest', () => {
  const { wins, losses } = barsOf(KRK);
  expect(wins.map(({ moves, count }) => [moves, count])).toEqual([
    [1, 0],
    [2, 3],
    [3, 5],
  ]);
  expect(losses.map(({ moves }) => moves)).toEqual([0]);
});

test.each([
  [0, '0%'],
  [1, '100%'],
  [0.000001, '0.01%'],
  [0.999999, '99.99%'],
  [0.8201, '82.0%'],
  [0.0047, '0.47%'],
  [0.9951, '99.51%'],
])('%d is written %s', (part, text) => {
  expect(percent(part)).toBe(text);
});

test('counts have their thousands apart', () => {
  expect(counted(1_352_913)).toBe('1,352,913');
});

test.each([
  [{ wins: [], draws: 3, losses: [97] }, 'won'],
  [{ wins: [0], draws: 18, losses: [0, 82] }, 'depends'],
  [{ wins: [], draws: 48, losses: [52] }, 'drawn'],
  [{ wins: [1], draws: 3, losses: [97] }, undefined],
])('verdict of %j with the defender to move', (defender, verdict) => {
  expect(resultByCensus(defender)).toBe(verdict);
});
