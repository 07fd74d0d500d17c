import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RATINGS } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { LEVELS } from '../shared/game/level.ts';
import { GAME_NAMES } from '../shared/games/index.ts';
import { NEWCOMER, nearestLevel } from './levels.ts';

const measured = readFileSync(join(import.meta.dirname, '../../../docs/results/levels.md'), 'utf8');

test.each(GAME_NAMES)('the ratings of %s are those that were measured', (game) => {
  const row = measured.split('\n').find((line) => line.startsWith(`| ${game} |`));
  const figures = row?.split('|').slice(2, -1).map(Number);
  expect(RATINGS[game]).toEqual(figures);
  expect(figures).toHaveLength(LEVELS);
});

test('a newcomer meets about the same strength in both games', () => {
  const met = GAME_NAMES.map((game) => RATINGS[game][nearestLevel(RATINGS[game], NEWCOMER) - 1]);
  const [chess, xiangqi] = [met[GAME_NAMES.indexOf('chess')], met[GAME_NAMES.indexOf('xiangqi')]];
  expect(Math.abs(Number(chess) - Number(xiangqi))).toBeLessThanOrEqual(150);
  expect(nearestLevel([1_100, 1_250, 1_450], NEWCOMER)).toBe(1);
  expect(nearestLevel([100, 250, 450, 700], NEWCOMER)).toBe(3);
});

test('an even opponent is the nearest level, the first one for whoever is below all', () => {
  const { chess } = RATINGS;
  expect(nearestLevel(chess, 120)).toBe(1);
  expect(nearestLevel(chess, 1_120)).toBe(5);
  expect(nearestLevel(chess, 1_125)).toBe(5);
  expect(nearestLevel(chess, 3_400)).toBe(LEVELS);
});
