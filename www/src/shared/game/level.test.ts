import { expect, test } from 'vitest';
import { LEVELS, readLevel } from './level.ts';

test('a level is read as it was stored, and one of ten as the nearest', () => {
  const read = (level: unknown, levels?: number) => readLevel({ players: { level }, levels });
  expect([1, 7, 12].map((level) => read(level, LEVELS))).toEqual([1, 7, 12]);
  expect([1, 3, 9, 10].map((level) => read(level))).toEqual([1, 3, 11, 12]);
  expect([
    read(0, LEVELS),
    read(13, LEVELS),
    read('3', LEVELS),
    read(Number.NaN),
    read(11),
  ]).toEqual(Array.from({ length: 5 }));
});
