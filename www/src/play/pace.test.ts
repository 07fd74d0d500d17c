import { RATINGS } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { LEVELS } from '../shared/game/level.ts';
import { GAME_NAMES } from '../shared/games/index.ts';
import { levelOf } from './levels.ts';
import { bookPatience, limitsOf, pauseOf } from './pace.ts';

const all = Array.from({ length: LEVELS }, (_, i) => i + 1);

test('every level is rated higher than the one before, in every game, and takes no less time', () => {
  for (const ratings of GAME_NAMES.map((game) => RATINGS[game])) {
    expect([...ratings].sort((a, b) => a - b)).toEqual(ratings);
    expect(new Set(ratings).size).toBe(LEVELS);
  }
  for (const level of all.slice(1)) {
    const [weaker, stronger] = [levelOf(level - 1), levelOf(level)];
    expect(stronger.time).toBeGreaterThanOrEqual(weaker.time);
  }
});

test('without a clock a level has its own time; with one it divides what is left', () => {
  expect(limitsOf({ level: 3 }, undefined)).toEqual({ moveTime: levelOf(3).time, level: 3 });
  expect(limitsOf({ level: 3, character: 'keeper' }, undefined).character).toBe('keeper');
  const left = (seconds: number, level: number) =>
    limitsOf({ level }, { control: { base: 600_000, increment: 5_000 }, left: seconds * 1_000 });
  expect(left(600, 12)).toEqual({
    moveTime: 60_000,
    clock: { remaining: 599_850, increment: 5_000 },
    level: 12,
  });
  expect(left(600, 1).moveTime).toBe(levelOf(1).time);
  expect(left(3, 12).moveTime).toBe(950);
  expect(left(0, 12)).toMatchObject({ moveTime: 1, clock: { remaining: 1 } });
});

test('a level pauses as a person would: longer over a wide choice, and longest when surprised', () => {
  const usual = { moves: 30, takesBack: false, isSurprised: false };
  for (const level of all) {
    const [least, most] = levelOf(level).pace;
    const pause = (situation: Partial<typeof usual>, chance = 1) =>
      pauseOf(level, { ...usual, ...situation }, undefined, chance);
    expect([pause({}, 0), pause({}, 1)]).toEqual([least, most]);
    expect(pause({ moves: 1 })).toBe(least);
    expect(pause({ takesBack: true })).toBe(least);
    expect(pause({ moves: 4 })).toBeLessThan(pause({ moves: 12 }));
    expect(pause({ isSurprised: true })).toBeGreaterThan(most);
  }
});

test('a pause never leads into time trouble', () => {
  const clock = { control: { base: 60_000, increment: 0 }, left: 2_000 };
  const surprise = { moves: 30, takesBack: false, isSurprised: true };
  for (const level of all) expect(pauseOf(level, surprise, clock, 1)).toBe(50);
});

test('the book is waited for at most a second, and a tenth of the time left', () => {
  const left = (seconds: number) =>
    bookPatience({ control: { base: 60_000, increment: 0 }, left: seconds * 1_000 });
  expect([bookPatience(undefined), left(60), left(2), left(0)]).toEqual([1_000, 1_000, 200, 0]);
});
