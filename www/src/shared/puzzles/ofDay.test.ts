import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_NAMES } from '../games/index.ts';
import { readPuzzles } from './file.ts';
import { puzzleOfDay } from './ofDay.ts';

const FOLDER = join(import.meta.dirname, '../../../puzzles');

describe.each(GAME_NAMES)('the puzzle of the day of %s', (game) => {
  const puzzles = readPuzzles(new Uint8Array(readFileSync(join(FOLDER, `${game}_puzzles.bin`))));
  const dayAfter = (days: number): string =>
    new Date(Date.UTC(2026, 10, 26 + days)).toISOString().slice(0, 10);

  test('is the same all day, and another the next', () => {
    expect(puzzleOfDay(puzzles, dayAfter(0))).toBe(puzzleOfDay(puzzles, dayAfter(0)));
    expect(puzzleOfDay(puzzles, dayAfter(0))).not.toBe(puzzleOfDay(puzzles, dayAfter(1)));
  });

  test('comes back only after all others, and is neither easy nor very hard', () => {
    const shown = Array.from({ length: 200 }, (_, days) => puzzleOfDay(puzzles, dayAfter(days)));
    expect(new Set(shown).size).toBe(200);
    for (const puzzle of shown) {
      expect(puzzle?.difficulty).toBeGreaterThanOrEqual(2);
      expect(puzzle?.difficulty).toBeLessThanOrEqual(5);
    }
  });
});

test('there is none in an empty file', () => {
  expect(puzzleOfDay([], '2026-11-26')).toBeUndefined();
});
