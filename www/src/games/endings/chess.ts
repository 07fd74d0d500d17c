import type { EndingStep } from '../../learn/course.ts';

/** The endings of up to four men that everybody should know, the easiest first. */
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
    positions: [
      { fen: '8/8/4k3/8/4K3/4P3/8/8 w - - 0 1', result: 'draw' },
      { fen: '8/8/4k3/8/4K3/4P3/8/8 b - - 0 1', result: 'loss' },
    ],
  },
  {
    name: 'square',
    material: 'KPK',
    longest: 28,
    positions: [
      { fen: '8/8/8/P3k3/8/8/8/7K w - - 0 1', result: 'win', best: 'a5a6' },
      { fen: '8/8/8/P3k3/8/8/8/7K b - - 0 1', result: 'draw' },
    ],
  },
  {
    name: 'queenPawn',
    material: 'KQKP',
    longest: 28,
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
    positions: [{ fen: '8/8/7N/8/8/8/8/K1k1B3 w - - 0 1', result: 'win' }],
  },
] as const satisfies readonly EndingStep[];

/** Their names. */
export type ChessEndingName = (typeof CHESS_ENDINGS)[number]['name'];
