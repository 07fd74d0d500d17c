import type { SearchScore } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { share, shortCount, shortScore, turned } from './score.ts';

const cp = (value: number): SearchScore => ({ kind: 'centipawns', value });

test.each<[SearchScore, string]>([
  [cp(0), '0.0'],
  [cp(-4), '0.0'],
  [cp(130), '+1.3'],
  [cp(-45), '−0.5'],
  [cp(1_000), '+10'],
  [cp(15), '+0.2'],
  [cp(25), '+0.3'],
  [cp(-1_520), '−15'],
  [cp(30_000), '+300'],
  [{ kind: 'mateIn', moves: 5 }, '#5'],
  [{ kind: 'matedIn', moves: 3 }, '−#3'],
  [{ kind: 'mateIn', moves: 0 }, '#'],
  [{ kind: 'matedIn', moves: 0 }, '#'],
])('%o is written %s', (score, text) => {
  expect(shortScore(score)).toBe(text);
});

test('the evaluation bar: equal in the middle, mates at its ends, sides mirrored', () => {
  expect(share(cp(0))).toBe(0.5);
  expect(share({ kind: 'mateIn', moves: 1 })).toBe(1);
  expect(share({ kind: 'matedIn', moves: 9 })).toBe(0);
  let last = 0;
  for (const value of [-30_000, -900, -100, -1, 0, 1, 100, 900, 30_000]) {
    expect(share(cp(value))).toBeGreaterThanOrEqual(last);
    expect(share(cp(value)) + share(turned(cp(value)))).toBeCloseTo(1);
    last = share(cp(value));
  }
});

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1.00 k'],
  [45_678, '45.7 k'],
  [12_345_678, '12.3 M'],
])('%d positions are written %s', (count, text) => {
  expect(shortCount(count)).toBe(text);
});
