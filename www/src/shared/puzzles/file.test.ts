import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAME_NAMES } from '../games/index.ts';
import { PuzzleFileError, readPuzzles } from './file.ts';

const FOLDER = join(import.meta.dirname, '../../../puzzles');

const bytesOf = (game: string): Uint8Array =>
  new Uint8Array(readFileSync(join(FOLDER, `${game}_puzzles.bin`)));

function problemOf(bytes: Uint8Array): string {
  try {
    readPuzzles(bytes);
  } catch (error) {
    return error instanceof PuzzleFileError ? error.problem : String(error);
  }
  return 'none';
}

/** The bytes with a correct checksum. */
function summed(bytes: Uint8Array): Uint8Array {
  const content = bytes.subarray(0, -4);
  let hash = 0x811c9dc5;
  for (const byte of content) hash = Math.imul(hash ^ byte, 0x01000193);
  const sum = new DataView(new ArrayBuffer(4));
  sum.setUint32(0, hash >>> 0, true);
  return new Uint8Array([...content, ...new Uint8Array(sum.buffer)]);
}

function changed(bytes: Uint8Array, at: number, bits: number): Uint8Array {
  const copy = bytes.slice();
  copy[at] = (copy[at] ?? 0) ^ bits;
  return copy;
}

describe.each(GAME_NAMES)('the puzzles of %s', (game) => {
  const bytes = bytesOf(game);

  test('are positions with lines of moves, the easiest first', () => {
    const puzzles = readPuzzles(bytes);
    expect(puzzles.length).toBeGreaterThan(20);
    for (const { fen, moves, rating } of puzzles) {
      expect(fen).toMatch(/^[A-Za-z1-9/]+ [wbr] \S+ \S+ 0 1$/);
      expect(moves.length % 2).toBe(1);
      for (const move of moves) expect(move).toMatch(/^[a-i]\d+[a-i]\d+[qrbn]?$/);
      expect(rating).toBeGreaterThanOrEqual(500);
      expect(rating).toBeLessThanOrEqual(2_600);
    }
    const ratings = puzzles.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    expect(new Set(puzzles.map(({ fen }) => fen)).size).toBe(puzzles.length);
  });

  test('are refused if they are damaged, with the reason', () => {
    expect(problemOf(bytes.slice(0, 5))).toBe('truncated');
    expect(problemOf(bytes.slice(0, 9))).toBe('truncated');
    expect(problemOf(changed(bytes, 0, 1))).toBe('magic');
    expect(problemOf(changed(bytes, 7, 1))).toBe('version');
    for (const at of [8, 20, bytes.length - 20, bytes.length - 1]) {
      expect(problemOf(changed(bytes, at, 4))).toBe('checksum');
    }
    expect(problemOf(summed(bytes.slice(0, -20)))).toBe('truncated');
    expect(problemOf(summed(new Uint8Array([...bytes, 0])))).toBe('damaged');
  });
});
