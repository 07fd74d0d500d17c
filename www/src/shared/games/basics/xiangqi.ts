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

/** Xiangqi from zero. */
export const XIANGQI_BASICS = [
  {
    name: 'board',
    emblem: 'K',
    tasks: [
      {
        fen: '9/9/9/9/9/9/9/9/9/9 w - - 0 1',
        goal: {
          kind: 'find',
          areas: [
            { name: 'palace', squares: ['d1', 'd2', 'd3', 'e1', 'e2', 'e3', 'f1', 'f2', 'f3'] },
            { name: 'theirs', squares: ['d8', 'd9', 'd10', 'e8', 'e9', 'e10', 'f8', 'f9', 'f10'] },
            { name: 'bank', squares: ['a5', 'b5', 'c5', 'd5', 'e5', 'f5', 'g5', 'h5', 'i5'] },
            { name: 'corner', squares: ['a1', 'i1', 'a10', 'i10'] },
          ],
        },
        line: [],
      },
    ],
  },
  {
    name: 'chariot',
    emblem: 'R',
    tasks: [
      collect('9/9/9/9/9/9/9/9/9/R8 w - - 0 1', 'R', 'a5 g5', 'a1a5 a5g5'),
      collect('9/9/9/9/9/2P6/9/2R1B4/9/9 w - - 0 1', 'R', 'c8 g3', 'c3c1 c1g1 g1g3 g3g8 g8c8'),
      captureAll('9/9/9/p5n2/9/9/6p2/9/9/R8 w - - 0 1', 'a1a7 a7g7 g7g4'),
    ],
  },
  {
    name: 'horse',
    emblem: 'N',
    tasks: [
      collect('9/9/9/9/9/9/9/9/9/1N7 w - - 0 1', 'N', 'c3 e4 g5', 'b1c3 c3e4 e4g5'),
      captureAll('9/9/9/6p2/9/2p6/4N4/9/9/9 w - - 0 1', 'e4c5 c5e6 e6g7'),
    ],
  },
  {
    name: 'horseLeg',
    emblem: 'N',
    tasks: [
      collect('9/9/9/9/9/9/9/9/1C7/1N7 w - - 0 1', 'N', 'c3', 'b1d2 d2e4 e4c3'),
      collect('9/9/9/9/4C4/4NR3/9/9/9/9 w - - 0 1', 'N', 'f7 d7', 'e5d3 d3c5 c5d7 d7e9 e9f7'),
    ],
  },
  {
    name: 'cannon',
    emblem: 'C',
    tasks: [
      collect('9/9/9/9/9/9/9/1C7/9/9 w - - 0 1', 'C', 'b7 h7', 'b3b7 b7h7'),
      collect('9/9/9/9/9/9/4P4/1C2B4/9/9 w - - 0 1', 'C', 'e7', 'b3b7 b7e7'),
    ],
  },
  {
    name: 'screen',
    emblem: 'C',
    tasks: [
      captureAll('9/9/4n4/9/9/4P4/9/4C4/9/9 w - - 0 1', 'e3e8'),
      collect('9/n3n3r/9/9/p8/9/9/9/C8/9 w - - 0 1', 'C', 'a9 i9', 'a2a9 a9i9'),
    ],
  },
  {
    name: 'elephant',
    emblem: 'B',
    tasks: [
      collect('9/9/9/9/9/9/9/9/9/2B6 w - - 0 1', 'B', 'e3 g5', 'c1e3 e3g5'),
      collect('9/9/9/9/9/9/9/9/3N5/2B6 w - - 0 1', 'B', 'e3', 'c1a3 a3c5 c5e3'),
    ],
  },
  {
    name: 'advisor',
    emblem: 'A',
    tasks: [
      collect('9/9/9/9/9/9/9/9/9/3A5 w - - 0 1', 'A', 'e2 f3', 'd1e2 e2f3'),
      collect('9/9/9/9/9/9/9/5A3/9/9 w - - 0 1', 'A', 'd3 f1', 'f3e2 e2f1 f1e2 e2d3'),
    ],
  },
  {
    name: 'general',
    emblem: 'K',
    tasks: [
      collect('9/9/9/9/9/9/9/9/9/4K4 w - - 0 1', 'K', 'e3 d2', 'e1d1 d1d2 d2e2 e2e3'),
      captureAll('9/9/9/9/9/9/9/4K4/3p5/9 w - - 0 1', 'e3d3 d3d2'),
    ],
  },
  {
    name: 'soldier',
    emblem: 'P',
    tasks: [
      collect('9/9/9/9/9/9/2P6/9/9/9 w - - 0 1', 'P', 'c6 e6', 'c4c5 c5c6 c6d6 d6e6'),
      captureAll('9/9/4n4/3n5/4P4/9/9/9/9/9 w - - 0 1', 'e6e7 e7d7 d7e7 e7e8'),
    ],
  },
  {
    name: 'check',
    emblem: 'K',
    tasks: [
      check('3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1', 'a1a10'),
      check('3k5/9/9/3P5/9/9/9/C8/9/4K4 w - - 0 1', 'a3d3'),
      check('3k5/9/9/9/3N5/9/9/9/9/4K4 w - - 0 1', 'd6c8'),
    ],
  },
  {
    name: 'escape',
    emblem: 'K',
    tasks: [
      answerCheck('3k5/9/3rr4/9/9/9/9/9/9/4K4 w - - 0 1', 'king', 'e1f1'),
      answerCheck('3k5/9/9/9/9/R3r4/9/9/9/4K4 w - - 0 1', 'capture', 'a5e5'),
      answerCheck('3k5/9/4r4/9/9/9/9/9/R8/3AKA3 w - - 0 1', 'block', 'a2e2'),
    ],
  },
  {
    name: 'mate',
    emblem: 'R',
    tasks: [
      mate('3k5/R8/9/9/9/9/9/9/1R7/4K4 w - - 0 1', 'b2b10'),
      mate('3aka3/9/1C7/9/9/4C4/9/9/9/4K4 w - - 0 1', 'b8e8'),
    ],
  },
  {
    name: 'stalemate',
    emblem: 'P',
    tasks: [move('3k5/1P7/9/9/9/9/9/9/9/4K4 w - - 0 1', { kind: 'end', by: 'stalemate' }, 'b9c9')],
  },
  {
    name: 'facing',
    emblem: 'K',
    tasks: [
      move('4k4/9/9/9/6p2/4N4/9/9/9/4K1R2 w - - 0 1', { kind: 'capture', squares: ['g6'] }, 'g1g6'),
      mate('3k5/9/9/9/9/R8/9/9/9/4K4 w - - 0 1', 'a5d5'),
    ],
  },
  {
    name: 'repetition',
    emblem: 'R',
    tasks: [
      move(
        '5k3/9/4r4/9/9/9/9/9/R8/3K5 b - - 0 1',
        { kind: 'end', by: 'perpetualCheck' },
        'e1d1',
        'e8d8 d1e1 d8e8 e1d1 e8d8 d1e1 d8e8',
      ),
      move(
        '5k3/9/2r6/9/9/9/9/1C7/9/4K4 b - - 0 1',
        { kind: 'end', by: 'perpetualChase' },
        'c3b3',
        'c8b8 b3c3 b8c8 c3b3 c8b8 b3c3 b8c8',
      ),
    ],
  },
  {
    name: 'values',
    emblem: 'R',
    tasks: [
      win('3k5/9/6r2/9/9/9/9/2n3R2/9/4K4 w - - 0 1', 'g3g8'),
      win('2bk5/9/n8/9/9/9/R3c4/9/9/5K3 w - - 0 1', 'a4e4'),
    ],
  },
  {
    name: 'safety',
    emblem: 'N',
    tasks: [
      safe('3k5/9/9/9/9/2N5r/9/9/9/4K4 w - - 0 1', 'c5d3'),
      safe('3k5/9/2c6/9/2p6/9/9/2R6/9/4K4 w - - 0 1', 'c3c6'),
    ],
  },
  {
    name: 'hanging',
    emblem: 'R',
    tasks: [
      win('3k5/9/9/2n6/9/9/2R6/9/9/4K4 w - - 0 1', 'c4c7'),
      win('3k5/9/6n2/9/6p2/9/9/6C2/9/5K3 w - - 0 1', 'g3g8'),
    ],
  },
  {
    name: 'fork',
    emblem: 'N',
    tasks: [
      win('4k4/9/9/9/1PN1r3p/6B2/9/9/4A4/3AK1B2 w - - 0 1', 'c6d8 e10e9 d8e6'),
      win('9/C4k3/2r1Na3/9/p7p/9/P3P3P/9/9/5KB2 w - - 0 1', 'e8d10 f9e9 d10c8'),
    ],
  },
  {
    name: 'pin',
    emblem: 'R',
    tasks: [win('2b1k4/9/4n4/3P5/9/9/9/4R4/9/3K5 w - - 0 1', 'd7d8 e10f10 d8e8')],
  },
  {
    name: 'skewer',
    emblem: 'R',
    tasks: [
      win('4k2r1/9/9/6P1n/9/9/p8/4B4/2R1K4/2B6 w - - 0 1', 'c2c10 e10e9 c10h10'),
      win('9/r4k3/5c3/2p6/9/9/9/7R1/4A4/2B1KA3 w - - 0 1', 'h3h9 f9f10 h9a9'),
    ],
  },
  {
    name: 'discovered',
    emblem: 'C',
    tasks: [
      win('2b1kab2/9/9/4C4/p8/2pnR4/P7P/8B/9/2rAK4 w - - 0 1', 'e7c7 c10e8 c7c1'),
      win('6R2/4ak3/3a2P2/9/9/6r2/9/9/4K4/9 w - - 0 1', 'g8f8 e9f8 g10g5'),
    ],
  },
  {
    name: 'elbowHorse',
    emblem: 'N',
    tasks: [
      mate('2bak1b2/4a4/9/pN7/9/p8/9/5K3/9/5A3 w - - 0 1', 'b7c9'),
      mate('4ka3/4a3c/2P6/5N3/9/6p2/6p2/9/3K5/3A1A3 w - - 0 1', 'f7g9'),
    ],
  },
  {
    name: 'horseAndCannon',
    emblem: 'C',
    tasks: [
      mate('5ab2/3k5/9/2PN5/p1b4Cp/9/r4n3/4B4/4A4/3AK4 w - - 0 1', 'h6d6'),
      mate('2bk1a3/4a4/4b3n/p2C5/4N4/9/4P4/4BA2B/3nAK3/1r7 w - - 0 1', 'e6d8'),
    ],
  },
  {
    name: 'twoChariots',
    emblem: 'R',
    tasks: [
      show('5k3/9/9/R8/9/9/9/9/1R7/3K5 w - - 0 1', 'a7a9 f10e10 b2b10'),
      playOut('3k5/9/9/9/9/9/9/9/9/R3K3R w - - 0 1', 6),
    ],
  },
  {
    name: 'opening',
    emblem: 'C',
    tasks: [
      move(null, { kind: 'reach', piece: 'C', square: 'e3' }, 'h3e3'),
      move(null, { kind: 'reach', piece: 'N', square: 'g3' }, 'h1g3', 'h3e3 h10g8'),
      move(null, { kind: 'reach', piece: 'R', square: 'h1' }, 'i1h1', 'h3e3 h10g8 h1g3 i10h10'),
    ],
  },
  { name: 'firstGame', emblem: 'K', tasks: [firstGame] },
] as const satisfies readonly Lesson[];

export type XiangqiBasicName = (typeof XIANGQI_BASICS)[number]['name'];
