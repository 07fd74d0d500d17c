import type { LearnStep } from '../course.ts';

/** The rules of chess for xiangqi players. */
export const CHESS_STEPS = [
  { name: 'board', goal: { kind: 'reach', piece: 'N', square: 'f3' }, line: ['g1f3'] },
  {
    name: 'rook',
    fen: '6k1/8/2p5/8/8/P7/8/R5K1 w - - 0 1',
    goal: { kind: 'capture', squares: ['c6'] },
    within: 2,
    line: ['a1c1', 'c1c6'],
  },
  {
    name: 'knight',
    fen: '6k1/8/4r3/2ppp3/2PNP3/2PPP3/8/6K1 w - - 0 1',
    goal: { kind: 'capture', squares: ['e6'] },
    line: ['d4e6'],
  },
  {
    name: 'bishop',
    fen: '6k1/8/8/8/n7/8/8/5BK1 w - - 0 1',
    goal: { kind: 'capture', squares: ['a4'] },
    within: 2,
    line: ['f1b5', 'b5a4'],
  },
  {
    name: 'queen',
    fen: 'n5k1/8/8/8/b7/8/8/3Q2K1 w - - 0 1',
    goal: { kind: 'capture', squares: ['a4', 'a8'] },
    within: 2,
    line: ['d1a4', 'a4a8'],
  },
  {
    name: 'king',
    fen: '8/p7/4k3/8/4K3/8/P7/8 w - - 0 1',
    goal: { kind: 'refused', reasons: ['INTO_CHECK'], offered: ['e4d4', 'e4e5', 'e4f3'] },
    line: ['e4e5'],
  },
  {
    name: 'pawn',
    fen: '6k1/8/8/3np3/4P3/8/8/6K1 w - - 0 1',
    goal: { kind: 'capture', squares: ['d5'] },
    line: ['e4d5'],
  },
  {
    name: 'doubleStep',
    fen: '6k1/8/8/8/8/3P4/4P3/6K1 w - - 0 1',
    goal: { kind: 'reach', piece: 'P', square: 'e4' },
    line: ['e2e4'],
  },
  {
    name: 'enPassant',
    fen: '6k1/3p4/8/4P3/8/8/8/6K1 b - - 0 1',
    moves: ['d7d5'],
    goal: { kind: 'capture', squares: ['d5'] },
    line: ['e5d6'],
  },
  {
    name: 'promotion',
    fen: '8/4P3/8/1k6/8/8/8/6K1 w - - 0 1',
    goal: { kind: 'promote', piece: 'Q' },
    line: ['e7e8q'],
  },
  {
    name: 'castling',
    fen: '6k1/8/8/6b1/8/8/PP3PPP/R3K2R w KQ - 0 1',
    goal: { kind: 'castle', square: 'g1' },
    line: ['e1g1'],
  },
  {
    name: 'illegal',
    fen: '4r1k1/5ppp/8/8/8/8/4BPPP/3RK3 w - - 0 1',
    goal: { kind: 'refused', reasons: ['PINNED'], offered: ['d1d8', 'e2f3', 'f2f4'] },
    line: ['e2f3'],
  },
  {
    name: 'mate',
    fen: '6k1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 1',
    goal: { kind: 'end', by: 'checkmate' },
    line: ['e1e8'],
  },
  {
    name: 'stalemate',
    fen: 'k7/8/1K6/8/8/8/8/2Q5 w - - 0 1',
    goal: { kind: 'end', by: 'checkmate' },
    line: ['c1c8'],
  },
  {
    name: 'repetition',
    fen: '4Q1k1/6p1/8/8/8/8/rq6/6K1 b - - 0 1',
    moves: ['g8h7', 'e8h5', 'h7g8', 'h5e8', 'g8h7', 'e8h5', 'h7g8'],
    goal: { kind: 'end', by: 'repetition' },
    line: ['h5e8'],
  },
  {
    name: 'fiftyMoves',
    fen: '8/8/8/8/8/1p4k1/P2q4/7K w - - 99 80',
    goal: { kind: 'end', by: 'moveLimit' },
    line: ['h1g1'],
  },
] as const satisfies readonly LearnStep[];

export type ChessStepName = (typeof CHESS_STEPS)[number]['name'];
