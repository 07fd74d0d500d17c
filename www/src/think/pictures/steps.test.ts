import { expect, test } from 'vitest';
import { stepsOf } from './steps.ts';

test('each bar begins where the one before ends, and the last at zero', () => {
  const { zero, bars } = stepsOf([-50, 150, -20, 80]);
  // From −50 to 100: a percent is 1.5.
  expect(zero).toBeCloseTo(50 / 1.5);
  const expected = [
    [0, 50],
    [0, 150],
    [130, 20],
    [50, 80],
  ];
  expect(bars.map(({ from, width }) => [from * 1.5, width * 1.5].map(Math.round))).toEqual(
    expected,
  );
});

test('a sum of nothing has no bars', () => {
  expect(stepsOf([0, 0])).toEqual({
    zero: 0,
    bars: [
      { from: 0, width: 0 },
      { from: 0, width: 0 },
    ],
  });
});
