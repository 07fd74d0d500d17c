import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackedPuzzle, readPuzzles } from '../src/shared/puzzles/file.ts';

Object.assign(globalThis, { addEventListener() {} });
export const { draw, nearest } = await import('../src/puzzles/draw.ts');
export const { NOTHING_DONE } = await import('../src/shared/puzzles/progress.ts');

export type GameName = 'chess' | 'xiangqi';

/** The puzzles that the page has of a game. */
export function puzzlesOf(game: GameName): PackedPuzzle[] {
  const file = join(import.meta.dirname, `../puzzles/${game}_puzzles.bin`);
  return readPuzzles(new Uint8Array(readFileSync(file)));
}

/** The first puzzle drawn if chance takes the first of those that fit. */
export function firstOf(
  game: GameName,
  rating: number | 'auto' = 'auto',
  motif = 'any',
): PackedPuzzle {
  const first = draw(
    { all: puzzlesOf(game), phaseOf: () => 'middlegame' },
    { rating, motif, phase: 'any' },
    NOTHING_DONE,
    null,
    () => 0,
  );
  if (!first) throw new Error('no such puzzle');
  return first;
}
