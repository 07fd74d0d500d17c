// Drawn for Chariot on a board of 100 × 100; see packages/board/pieces/README.md.
import type { Drawing } from './chess-pieces.ts';

/** A drawing with its scale around the centre. */
export type Scaled = Drawing & { scale: number };

/** Western symbols for xiangqi pieces by letter: those of chess, and some of their own. */
export const symbolsWith = (
  chess: {
    [kind in 'K' | 'N' | 'R' | 'P']: Drawing;
  },
): Readonly<Record<string, Scaled>> => ({
  K: { ...chess.K, scale: 0.72 },
  // The winged hat of an official.
  A: {
    body: 'M31 70c-1-9 1-16 4-20 1-14 7-22 15-22s14 8 15 22c3 4 5 11 4 20z',
    trim: 'M29 64C19 70 7 69 3 62c4-8 16-10 26-5zM71 64c10 6 22 5 26-2-4-8-16-10-26-5zM29 73h42a3 3 0 0 1 3 3v4a3 3 0 0 1-3 3H29a3 3 0 0 1-3-3v-4a3 3 0 0 1 3-3z',
    line: 'M36 51c9-5 19-5 28 0',
    scale: 0.64,
  },
  B: {
    body: 'M10 86V54c0-18 13-28 31-28 8 0 13 2 17 6 4-4 9-5 14-3 10 4 12 14 12 24 0 9 1 15 5 15 3 0 3-3 3-6h7c0 9-3 15-10 15-8 0-12-7-13-16-3 2-6 3-9 3v22H51V70H31v16z',
    trim: 'M74 64c0 7-3 12-11 14 3-4 4-8 3-13z',
    line: 'M57 33c-6 6-7 18-2 25 6-1 9-5 10-10M76 43v.4',
    scale: 0.64,
  },
  N: { ...chess.N, scale: 0.74 },
  R: { ...chess.R, scale: 0.74 },
  C: {
    body: 'M17 55l54-31 12 21-53 31c-7 3-14 2-17-5-3-6-2-12 4-16z',
    trim: 'M69 21l6-4a2 2 0 0 1 3 1l15 26a2 2 0 0 1-1 3l-6 4zM43 56a18 18 0 1 1 0 36 18 18 0 0 1 0-36z',
    line: 'M43 73.6v.8M17 58l-7-4',
    scale: 0.64,
  },
  P: { ...chess.P, scale: 0.76 },
});
