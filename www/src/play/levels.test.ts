import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RATINGS } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { LEVELS } from '../shared/game/level.ts';
import { GAME_NAMES } from '../shared/games/index.ts';
import { firstLevel } from './levels.ts';

const measured = readFileSync(join(import.meta.dirname, '../../../docs/results/levels.md'), 'utf8');

test.each(GAME_NAMES)('the ratings of %s are those that were measured', (game) => {
  const row = measured.split('\n').find((line) => line.startsWith(`| ${game} |`));
  const figures = row?.split('|').slice(2, -1).map(Number);
  expect(RATINGS[game]).toEqual(figures);
  expect(figures).toHaveLength(LEVELS);
});

test('a newcomer meets about the same strength in both games', () => {
  expect(firstLevel(RATINGS.chess)).toBe(1);
  expect(firstLevel([1_100, 1_250, 1_450])).toBe(1);
  expect(firstLevel([300, 500, 700, 1_100])).toBe(3);
});
