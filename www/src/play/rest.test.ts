import { expect, test } from 'vitest';
import { LEVELS } from '../shared/game/level.ts';
import { pauseOf, type Situation } from './rest.ts';

const LEVELS_FROM_1 = Array.from({ length: LEVELS }, (_, i) => i + 1);
const usual: Situation = { moves: 30, takesBack: false, isSurprised: false, isHard: false };

const pause = (level: number, situation: Partial<Situation>, chance = 1): number =>
  pauseOf(level, { ...usual, ...situation }, undefined, chance);

test.each(LEVELS_FROM_1)('level %i pauses as a person would', (level) => {
  const [least, most] = [pause(level, {}, 0), pause(level, {})];
  expect(most).toBeGreaterThan(least);
  expect(pause(level, { moves: 1, isHard: true })).toBe(least);
  expect(pause(level, { takesBack: true, isHard: true })).toBe(least);
  expect(pause(level, { moves: 4 })).toBeLessThan(pause(level, { moves: 12 }));
  expect(pause(level, { isSurprised: true })).toBeGreaterThan(most);
});

test('a hard choice takes two and a half to six seconds', () => {
  expect([0, 1].map((chance) => pause(6, { isHard: true }, chance))).toEqual([2_500, 6_000]);
});

test('a pause never leads into time trouble', () => {
  const clock = { control: { base: 60_000, increment: 0 }, left: 2_000 };
  const hard = { ...usual, isSurprised: true, isHard: true };
  for (const level of LEVELS_FROM_1) expect(pauseOf(level, hard, clock, 1)).toBe(50);
});
