import type { LearnStep } from '../course.ts';

/** The rules of xiangqi for chess players. */
export const XIANGQI_STEPS = [
  { name: 'board', goal: { kind: 'reach', piece: 'R', square: 'a3' }, line: ['a1a3'] },
  {
    name: 'chariot',
    fen: '3k5/9/9/2p6/9/9/P8/9/9/R3K4 w - - 0 1',
    goal: { kind: 'capture', squares: ['c7'] },
    within: 2,
    line: ['a1c1', 'c1c7'],
  },
  {
    name: 'horse',
    fen: '3k5/9/9/9/9/9/9/9/1p7/1N2K4 w - - 0 1',
    goal: { kind: 'reach', piece: 'N', square: 'c3' },
    within: 3,
    line: ['b1d2', 'd2e4', 'e4c3'],
  },
  {
    name: 'cannon',
    fen: '5k3/9/2n6/2p6/9/9/2P6/2C3n2/9/4K4 w - - 0 1',
    goal: { kind: 'capture', squares: ['c7'] },
    line: ['c3c7'],
  },
  {
    name: 'elephant',
    fen: '5k3/9/9/9/9/9/9/9/3N5/2B1K4 w - - 0 1',
    goal: { kind: 'reach', piece: 'B', square: 'c5' },
    within: 2,
    line: ['c1a3', 'a3c5'],
  },
  {
    name: 'advisor',
    fen: '5k3/9/9/9/9/9/P8/9/9/3AK4 w - - 0 1',
    goal: { kind: 'reach', piece: 'A', square: 'f3' },
    within: 2,
    line: ['d1e2', 'e2f3'],
  },
  {
    name: 'general',
    fen: '3k5/9/3rr4/9/9/9/9/9/9/4K4 w - - 0 1',
    goal: { kind: 'reach', piece: 'K', square: 'f1' },
    line: ['e1f1'],
  },
  {
    name: 'facing',
    fen: '4k4/9/9/p8/9/9/P8/9/3K5/9 w - - 0 1',
    goal: { kind: 'refused', reasons: ['FACING'], offered: ['d2d1', 'd2d3', 'd2e2'] },
    line: ['d2e2'],
  },
  {
    name: 'flying',
    fen: '3k5/9/9/9/9/R8/9/9/9/4K4 w - - 0 1',
    goal: { kind: 'end', by: 'checkmate' },
    line: ['a5d5'],
  },
  {
    name: 'soldier',
    fen: '5k3/9/9/9/3n5/9/2P6/9/9/4K4 w - - 0 1',
    goal: { kind: 'capture', squares: ['d6'] },
    within: 3,
    line: ['c4c5', 'c5c6', 'c6d6'],
  },
  {
    name: 'illegal',
    fen: '1n2k4/9/9/1c7/9/4N4/9/1C7/9/R3K4 w - - 0 1',
    goal: {
      kind: 'refused',
      reasons: ['FACING'],
      offered: ['a1a10', 'b3b10', 'e5f7'],
    },
    line: ['e5f7'],
  },
  {
    name: 'mate',
    fen: '3aka3/9/1C7/9/9/4C4/9/9/9/4K4 w - - 0 1',
    goal: { kind: 'end', by: 'checkmate' },
    line: ['b8e8'],
  },
  {
    name: 'stalemate',
    fen: '3k5/1P7/9/9/9/9/9/9/9/4K4 w - - 0 1',
    goal: { kind: 'end', by: 'stalemate' },
    line: ['b9c9'],
  },
  {
    name: 'perpetualCheck',
    fen: '5k3/9/4r4/9/9/9/9/9/R8/3K5 b - - 0 1',
    moves: ['e8d8', 'd1e1', 'd8e8', 'e1d1', 'e8d8', 'd1e1', 'd8e8'],
    goal: { kind: 'end', by: 'perpetualCheck' },
    line: ['e1d1'],
  },
  {
    name: 'perpetualChase',
    fen: '5k3/9/2r6/9/9/9/9/1C7/9/4K4 b - - 0 1',
    moves: ['c8b8', 'b3c3', 'b8c8', 'c3b3', 'c8b8', 'b3c3', 'b8c8'],
    goal: { kind: 'end', by: 'perpetualChase' },
    line: ['c3b3'],
  },
] as const satisfies readonly LearnStep[];

export type XiangqiStepName = (typeof XIANGQI_STEPS)[number]['name'];
