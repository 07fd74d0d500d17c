import type { EndingStep } from '../course.ts';

/** Endings that everybody should know, easiest first. */
export const CHESS_ENDINGS = [
  {
    name: 'queen',
    material: 'KQK',
    longest: 10,
    positions: [
      { fen: '8/8/8/5k2/8/8/1Q6/K7 w - - 0 1', result: 'win' },
      { fen: '7k/8/6Q1/8/8/8/8/K7 b - - 0 1', result: 'draw' },
    ],
  },
  {
    name: 'rook',
    material: 'KRK',
    longest: 16,
    positions: [
      { fen: '8/8/8/8/8/2k5/1R6/K7 w - - 0 1', result: 'win' },
      { fen: '4k3/8/4K3/8/8/8/8/7R w - - 0 1', result: 'win', best: 'h1h8' },
    ],
  },
  {
    name: 'opposition',
    material: 'KPK',
    longest: 28,
    lesson: { only: 'K', moves: [13, 28] },
    positions: [
      { fen: '8/8/4k3/8/4K3/4P3/8/8 w - - 0 1', result: 'draw' },
      { fen: '8/8/4k3/8/4K3/4P3/8/8 b - - 0 1', result: 'loss' },
    ],
  },
  {
    name: 'square',
    material: 'KPK',
    longest: 28,
    lesson: { only: 'P', moves: [7, 13] },
    positions: [
      { fen: '8/8/8/P3k3/8/8/8/7K w - - 0 1', result: 'win', best: 'a5a6' },
      { fen: '8/8/8/P3k3/8/8/8/7K b - - 0 1', result: 'draw' },
    ],
  },
  {
    name: 'queenPawn',
    material: 'KQKP',
    longest: 28,
    lesson: { on: { side: 'second', kind: 'P', rank: 2 } },
    positions: [
      { fen: '6KQ/8/8/8/8/8/3pk3/8 w - - 0 1', result: 'win' },
      { fen: '6KQ/8/8/8/8/8/2pk4/8 w - - 0 1', result: 'draw' },
      { fen: '6KQ/8/8/8/8/8/p7/1k6 w - - 0 1', result: 'draw' },
    ],
  },
  {
    name: 'bishopKnight',
    material: 'KBNK',
    longest: 33,
    positions: [
      { fen: '8/8/7N/8/8/8/8/K1k1B3 w - - 0 1', result: 'win' },
      { fen: '5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1', result: 'win', best: 'f5h7' },
    ],
  },
  {
    name: 'triangles',
    material: 'KBNK',
    longest: 33,
    positions: [
      { fen: '8/8/5K2/8/2N3k1/3B4/8/8 b - - 0 1', result: 'loss' },
      { fen: '8/8/4N3/8/8/3K2k1/4B3/8 b - - 0 1', result: 'loss' },
      { fen: '8/8/8/8/8/4NK2/7k/5B2 b - - 0 1', result: 'loss' },
    ],
  },
  {
    name: 'lucena',
    material: 'KRPKR',
    positions: [
      { fen: '6K1/4k1P1/8/8/8/8/7r/5R2 w - - 0 1', result: 'win', best: 'f1f4' },
      { fen: '6K1/4k1P1/8/8/5R2/8/7r/8 b - - 0 1', result: 'loss' },
    ],
    tasks: [
      { fen: '6K1/4k1P1/8/8/8/8/7r/5R2 w - - 0 1', goal: 'win' },
      { fen: '1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1', goal: 'win' },
      { fen: '3K4/3P1k2/8/8/8/8/2r5/4R3 w - - 0 1', goal: 'win' },
      { fen: '2K5/2P1k3/8/8/8/8/1r6/3R4 w - - 0 1', goal: 'win' },
      { fen: '4K3/4P1k1/8/8/8/8/3r4/5R2 w - - 0 1', goal: 'win' },
    ],
  },
  {
    name: 'philidor',
    material: 'KRPKR',
    positions: [
      { fen: '4k3/R7/8/3KP3/8/8/8/1r6 b - - 0 1', result: 'draw', best: 'b1b6' },
      { fen: '4k3/R7/1r2P3/3K4/8/8/8/8 b - - 0 1', result: 'draw', best: 'b6b1' },
    ],
    tasks: [
      { fen: '4k3/R7/8/3KP3/8/8/8/1r6 b - - 0 1', goal: 'hold' },
      { fen: '4k3/R7/1r2P3/3K4/8/8/8/8 b - - 0 1', goal: 'hold' },
      { fen: '3k4/R7/8/3PK3/8/8/8/1r6 b - - 0 1', goal: 'hold' },
      { fen: '3k4/7R/8/3PK3/8/8/8/r7 b - - 0 1', goal: 'hold' },
      { fen: '2k5/7R/8/1KP5/8/8/8/3r4 b - - 0 1', goal: 'hold' },
    ],
  },
  {
    name: 'vancura',
    material: 'KRPKR',
    positions: [
      { fen: 'R7/6k1/P4r2/8/8/4K3/8/8 w - - 0 1', result: 'draw' },
      { fen: 'R7/6k1/P4r2/1K6/8/8/8/8 b - - 0 1', result: 'draw', best: 'f6f5' },
    ],
    tasks: [
      { fen: 'R7/6k1/P4r2/1K6/8/8/8/8 b - - 0 1', goal: 'hold' },
      { fen: 'R7/6k1/P7/5r2/2K5/8/8/8 b - - 0 1', goal: 'hold' },
      { fen: 'R7/6k1/P7/1K6/8/8/8/5r2 b - - 0 1', goal: 'hold' },
      { fen: 'R7/7k/P4r2/1K6/8/8/8/8 b - - 0 1', goal: 'hold' },
      { fen: '7R/1k6/2r4P/6K1/8/8/8/8 b - - 0 1', goal: 'hold' },
    ],
  },
  {
    name: 'twoKnights',
    material: 'KNNKP',
    positions: [
      { fen: 'k7/8/1K6/2N5/4p3/4N3/8/8 w - - 0 1', result: 'win', best: 'e3c4' },
      { fen: 'k7/8/K7/1p6/1N6/8/8/1N6 w - - 0 1', result: 'win', best: 'b4c6' },
    ],
    tasks: [
      { fen: '7k/8/7K/6p1/6N1/N7/8/8 w - - 0 1', goal: 'win' },
      { fen: '1k6/N7/1K6/8/8/4p3/4N3/8 w - - 0 1', goal: 'win' },
      { fen: 'k7/8/1K6/2N5/4p3/4N3/8/8 w - - 0 1', goal: 'win' },
      { fen: 'k1N5/8/2K5/8/3p4/3N4/8/8 w - - 0 1', goal: 'win' },
      { fen: '1k6/2NK4/1p6/1N6/8/8/8/8 w - - 0 1', goal: 'win' },
    ],
  },
] as const satisfies readonly EndingStep[];

export type ChessEndingName = (typeof CHESS_ENDINGS)[number]['name'];
