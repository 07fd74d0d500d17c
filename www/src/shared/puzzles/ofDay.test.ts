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
  chess: '2k3r1/2b2R2/pp2p2p/2p1P1q1/P1P1PQp1/6P1/8/2B3K1 w - - 0 1',
  xiangqi: '1r2kab2/4a4/4b1n1n/p2N2prp/9/P8/R3c3P/4C4/4N4/2BAKAB2 w - - 0 1',
};

describe.each(GAME_NAMES)('the puzzle of the day of %s', (game) => {
  const puzzles = readPuzzles(new Uint8Array(readFileSync(join(FOLDER, `${game}_puzzles.bin`))));
  const fitting = puzzles.filter(({ difficulty }) => difficulty >= 2 && difficulty <= 5);
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
