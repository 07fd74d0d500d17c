import type { Lesson } from '../course.ts';
import {
  answerCheck,
  captureAll,
  check,
  collect,
  firstGame,
  mate,
  move,
  playOut,
  safe,
  show,
  win,
} from '../lessonTasks.ts';

/** Chess from zero. */
export const CHESS_BASICS = [
  {
    name: 'board',
    emblem: 'K',
    tasks: [
      {
        fen: '8/8/8/8/8/8/8/8 w - - 0 1',
        goal: {
          kind: 'find',
          areas: [
            { name: 'e4', squares: ['e4'] },
            { name: 'b7', squares: ['b7'] },
            { name: 'g2', squares: ['g2'] },
            { name: 'd5', squares: ['d5'] },
          ],
        },
        line: [],
      },
    ],
  },
  {
    name: 'rook',
    emblem: 'R',
    tasks: [
      collect('8/8/8/8/8/8/R7/8 w - - 0 1', 'R', 'a6 f6', 'a2a6 a6f6'),
      collect('8/8/3P4/8/3R1P2/8/8/8 w - - 0 1', 'R', 'd8 h4', 'd4d1 d1h1 h1h4 h4h8 h8d8'),
      captureAll('8/8/8/p3n3/8/8/4p3/R7 w - - 0 1', 'a1a5 a5e5 e5e2'),
    ],
  },
  {
    name: 'bishop',
    emblem: 'B',
    tasks: [
      collect('8/8/8/8/8/8/8/2B5 w - - 0 1', 'B', 'g5 d8', 'c1g5 g5d8'),
      collect('8/8/8/8/8/4P3/8/2B2B2 w - - 0 1', 'B', 'h6 b5 e8', 'c1b2 f1b5 b2g7 b5e8 g7h6'),
      captureAll('8/8/7p/6p1/8/8/8/2B5 w - - 0 1', 'c1b2 b2g7 g7h6 h6g5'),
    ],
  },
  {
    name: 'queen',
    emblem: 'Q',
    tasks: [
      collect('8/8/8/8/8/8/8/3Q4 w - - 0 1', 'Q', 'd8 a5 h5', 'd1h5 h5a5 a5d8'),
      collect('8/8/8/3PP3/3QP3/8/8/8 w - - 0 1', 'Q', 'g7 a8', 'd4g1 g1g7 g7a7 a7a8'),
      captureAll('8/8/4p3/n7/7b/8/8/4Q3 w - - 0 1', 'e1h4 h4e1 e1a5 a5e1 e1e6'),
    ],
  },
  {
    name: 'king',
    emblem: 'K',
    tasks: [
      collect('8/8/8/8/4K3/8/8/8 w - - 0 1', 'K', 'e5 f6 e7', 'e4e5 e5f6 f6e7'),
      captureAll('8/8/4p3/3p4/3K4/8/8/8 w - - 0 1', 'd4e5 e5e6 e6d5'),
    ],
  },
  {
    name: 'knight',
    emblem: 'N',
    tasks: [
      collect('8/8/8/8/8/8/8/1N6 w - - 0 1', 'N', 'c3 d5 f6', 'b1c3 c3d5 d5f6'),
      collect('8/8/8/2PPP3/2PNP3/2PPP3/8/8 w - - 0 1', 'N', 'e6 g5', 'd4e6 e6g5'),
      captureAll('8/8/2p5/3p4/8/4N3/8/8 w - - 0 1', 'e3c2 c2b4 b4c6 c6b4 b4d5'),
    ],
  },
  {
    name: 'pawn',
    emblem: 'P',
    tasks: [
      collect('8/8/8/8/4P3/8/8/8 w - - 0 1', 'P', 'e6', 'e4e5 e5e6'),
      captureAll('8/2n5/3n4/4n3/3P4/8/8/8 w - - 0 1', 'd4e5 e5d6 d6c7'),
      collect('8/8/8/8/8/1P6/4P3/8 w - - 0 1', 'P', 'e4 b5', 'b3b4 b4b5 e2e4'),
    ],
  },
  {
    name: 'check',
    emblem: 'K',
    tasks: [
      check('4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8'),
      check('4k3/p7/8/8/8/8/P7/4KB2 w - - 0 1', 'f1b5'),
      check('4k3/p7/8/8/4N3/8/P7/4K3 w - - 0 1', 'e4d6'),
    ],
  },
  {
    name: 'escape',
    emblem: 'K',
    tasks: [
      answerCheck('4k3/8/8/8/4r3/8/5PPP/4K3 w - - 0 1', 'king', 'e1d2'),
      answerCheck('4k3/8/8/4r3/8/2B5/8/4K3 w - - 0 1', 'capture', 'c3e5'),
      answerCheck('4k3/4r3/8/8/8/8/3P1P2/2BQKB2 w - - 0 1', 'block', 'f1e2'),
    ],
  },
  {
    name: 'mate',
    emblem: 'Q',
    tasks: [
      mate('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', 'd1d8'),
      mate('k7/8/1K6/8/8/8/8/6Q1 w - - 0 1', 'g1g8'),
      mate('6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1', 'g5f7'),
    ],
  },
  {
    name: 'stalemate',
    emblem: 'K',
    tasks: [
      mate('k7/8/1K6/8/8/8/8/2Q5 w - - 0 1', 'c1c8'),
      mate('7k/8/5K2/8/8/8/8/6Q1 w - - 0 1', 'g1g7'),
    ],
  },
  {
    name: 'castling',
    emblem: 'R',
    tasks: [
      move('6k1/8/8/6b1/8/8/PP3PPP/R3K2R w KQ - 0 1', { kind: 'castle', square: 'g1' }, 'e1g1'),
      move('6k1/8/b7/8/8/8/PP3PPP/R3K2R w KQ - 0 1', { kind: 'castle', square: 'c1' }, 'e1c1'),
    ],
  },
  {
    name: 'enPassant',
    emblem: 'P',
    tasks: [
      move(
        '6k1/3p4/8/4P3/8/8/8/6K1 b - - 0 1',
        { kind: 'capture', squares: ['d5'] },
        'e5d6',
        'd7d5',
      ),
      move(
        '6k1/5p2/8/4P3/8/8/8/6K1 b - - 0 1',
        { kind: 'capture', squares: ['f5'] },
        'e5f6',
        'f7f5',
      ),
    ],
  },
  {
    name: 'promotion',
    emblem: 'P',
    tasks: [
      move('8/4P3/8/1k6/8/8/8/6K1 w - - 0 1', { kind: 'promote', piece: 'Q' }, 'e7e8q'),
      move('8/2q1P1k1/8/8/8/8/8/6K1 w - - 0 1', { kind: 'promote', piece: 'N' }, 'e7e8n'),
    ],
  },
  {
    name: 'draws',
    emblem: 'K',
    tasks: [
      move(
        '4Q1k1/6p1/8/8/8/8/rq6/6K1 b - - 0 1',
        { kind: 'end', by: 'repetition' },
        'h5e8',
        'g8h7 e8h5 h7g8 h5e8 g8h7 e8h5 h7g8',
      ),
      move('8/8/8/8/8/1p4k1/P2q4/7K w - - 99 80', { kind: 'end', by: 'moveLimit' }, 'h1g1'),
    ],
  },
  {
    name: 'values',
    emblem: 'R',
    tasks: [
      win('6k1/6p1/3n1r2/4P3/8/8/8/6K1 w - - 0 1', 'e5f6'),
      win('6k1/5p2/4p3/3p4/8/1n1R4/5PPP/6K1 w - - 0 1', 'd3b3'),
    ],
  },
  {
    name: 'safety',
    emblem: 'N',
    tasks: [
      safe('3r2k1/5pp1/7p/8/3N4/7P/5PP1/6K1 w - - 0 1', 'd4b3'),
      safe('6k1/5pp1/5n1p/3Q4/8/7P/5PP1/6K1 w - - 0 1', 'd5d8'),
    ],
  },
  {
    name: 'hanging',
    emblem: 'B',
    tasks: [
      win('r5k1/5ppp/8/3n4/8/1B6/5PPP/6K1 w - - 0 1', 'b3d5'),
      win('2r3k1/5pp1/7p/2b1n3/8/8/5PP1/4R1K1 w - - 0 1', 'e1e5'),
    ],
  },
  {
    name: 'fork',
    emblem: 'N',
    tasks: [
      win('8/8/6N1/5K2/8/3k4/4q1P1/8 w - - 0 1', 'g6f4 d3c4 f4e2'),
      win('7r/4R3/6K1/8/3k1B2/8/8/8 w - - 0 1', 'f4e5 d4c5 e5h8'),
    ],
  },
  {
    name: 'pin',
    emblem: 'B',
    tasks: [
      win('4k3/8/8/4q3/8/8/5K2/R7 w - - 0 1', 'a1e1 e5e1 f2e1'),
      win('4k3/3p4/4n3/8/5P2/8/8/4R1K1 w - - 0 1', 'f4f5 e8f7 f5e6'),
    ],
  },
  {
    name: 'skewer',
    emblem: 'R',
    tasks: [
      win('4K3/5R2/8/4k3/8/8/8/4q3 w - - 0 1', 'f7e7 e5d4 e7e1'),
      win('5R2/8/4k3/8/6K1/4r3/8/8 w - - 0 1', 'f8e8 e6d5 e8e3'),
    ],
  },
  {
    name: 'discovered',
    emblem: 'B',
    tasks: [
      win('5k2/3r4/3R1pp1/5b2/1B6/2P5/8/6K1 w - - 0 1', 'd6d7'),
      win('8/p7/1p3kp1/7p/r5PR/P6P/2K5/8 w - - 0 1', 'g4g5 f6g5 h4a4'),
    ],
  },
  {
    name: 'twoRooks',
    emblem: 'R',
    tasks: [
      show('8/8/8/4k3/R7/8/6K1/7R w - - 0 1', 'h1h5 e5d6 a4a6 d6c7 h5h7 c7b8 a6g6 b8c8 g6g8'),
      playOut('8/8/8/3k4/8/8/8/RR4K1 w - - 0 1', 12),
    ],
  },
  {
    name: 'opening',
    emblem: 'N',
    tasks: [
      move(null, { kind: 'reach', piece: 'P', square: 'e4' }, 'e2e4'),
      move(null, { kind: 'reach', piece: 'N', square: 'f3' }, 'g1f3', 'e2e4 e7e5'),
      move(null, { kind: 'castle', square: 'g1' }, 'e1g1', 'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5'),
    ],
  },
  { name: 'firstGame', emblem: 'K', tasks: [firstGame] },
] as const satisfies readonly Lesson[];

export type ChessBasicName = (typeof CHESS_BASICS)[number]['name'];
