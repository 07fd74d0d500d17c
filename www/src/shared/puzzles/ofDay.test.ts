import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameName } from '@chariot/protocol';
import { describe, expect, test } from 'vitest';
import { GAME_NAMES } from '../games/index.ts';
import { readPuzzles } from './file.ts';
import { puzzleOfDay } from './ofDay.ts';

const FOLDER = join(import.meta.dirname, '../../../puzzles');

/** A change of these would give people of one day different puzzles. */
const OF_26_NOVEMBER: Readonly<Record<GameName, string>> = {
  chess: '4r1k1/p6p/1p4p1/n1nP4/2PR2r1/3bQR2/P7/2K5 w - - 0 1',
  xiangqi: '2c1kab2/4a4/4b4/4pN2p/2r6/P8/4P1P2/1R2BAn1B/9/4K4 w - - 0 1',
};

describe.each(GAME_NAMES)('the puzzle of the day of %s', (game) => {
  const puzzles = readPuzzles(new Uint8Array(readFileSync(join(FOLDER, `${game}_puzzles.bin`))));
  const fitting = puzzles.filter(({ rating }) => rating >= 1_200 && rating <= 1_800);
  const dayAfter = (days: number): string =>
    new Date(Date.UTC(2026, 10, 26 + days)).toISOString().slice(0, 10);

  test('is the same for everybody', () => {
    expect(puzzleOfDay(puzzles, '2026-11-26')?.fen).toBe(OF_26_NOVEMBER[game]);
  });

  test('is neither easy nor very hard, and comes back only after all others', () => {
    const shown = fitting.map((_, days) => puzzleOfDay(puzzles, dayAfter(days)));
    expect(new Set(shown)).toEqual(new Set(fitting));
    expect(puzzleOfDay(puzzles, dayAfter(fitting.length))).toBe(shown[0]);
  });
});

test('there is none in an empty file', () => {
  expect(puzzleOfDay([], '2026-11-26')).toBeUndefined();
});
