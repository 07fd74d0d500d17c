import { RATINGS } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { LEVELS } from '../shared/game/level.ts';
import { GAME_NAMES } from '../shared/games/index.ts';
import { timeOf } from './levels.ts';
import { limitsOf, patience } from './pace.ts';

const all = Array.from({ length: LEVELS }, (_, i) => i + 1);

test('every level is rated higher than the one before, in every game, and takes no less time', () => {
  for (const ratings of GAME_NAMES.map((game) => RATINGS[game])) {
    expect([...ratings].sort((a, b) => a - b)).toEqual(ratings);
    expect(new Set(ratings).size).toBe(LEVELS);
  }
  for (const level of all.slice(1)) {
    expect(timeOf(level)).toBeGreaterThanOrEqual(timeOf(level - 1));
  }
});

test('without a clock a level has its own time; with one it divides what is left', () => {
  expect(limitsOf({ level: 3 }, undefined)).toEqual({
    moveTime: timeOf(3),
    level: 3,
    stubbornDefence: true,
  });
  expect(limitsOf({ level: 3, character: 'keeper' }, undefined).character).toBe('keeper');
  const left = (seconds: number, level: number) =>
    limitsOf({ level }, { control: { base: 600_000, increment: 5_000 }, left: seconds * 1_000 });
  expect(left(600, 12)).toEqual({
    moveTime: 60_000,
    clock: { remaining: 599_850, increment: 5_000 },
    level: 12,
    stubbornDefence: true,
  });
  expect(left(600, 1).moveTime).toBe(timeOf(1));
  expect(left(3, 12).moveTime).toBe(950);
  expect(left(0, 12)).toMatchObject({ moveTime: 1, clock: { remaining: 1 } });
});

test('nothing is waited for longer than a second, or than a share of the time left', () => {
  const left = (seconds: number) =>
    patience({ control: { base: 60_000, increment: 0 }, left: seconds * 1_000 }, 10);
  expect([patience(undefined, 10), left(60), left(2), left(0)]).toEqual([1_000, 1_000, 200, 0]);
});
