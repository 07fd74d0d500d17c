import type { OpeningLesson } from './lesson.ts';

/** The openings that books on chess teach: White’s repertoire, then Black’s. */
export const CHESS_LESSONS = [
  {
    id: 'italian',
    side: 'first',
    moves: 'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5',
    continuations: [
      'c2c3 g8f6 d2d3 d7d6 e1g1 e8g8 f1e1 a7a6 a2a4 c5a7 h2h3 h7h6',
      'c2c3 g8f6 d2d4 e5d4 c3d4 c5b4 c1d2 b4d2 b1d2 d7d5 e4d5 f6d5 d1b3 c6e7 e1g1 e8g8',
      'e1g1 g8f6 d2d3 d7d6 c2c3 a7a6 c4b3 c5a7 f1e1 e8g8',
    ],
  },
  {
    id: 'evans',
    side: 'first',
    moves: 'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 b2b4',
    continuations: [
      'c5b4 c2c3 b4a5 d2d4 d7d6 d1b3 d8d7 d4e5 a5b6 b1d2',
      'c5b4 c2c3 b4e7 d2d4 c6a5 c4e2 e5d4 d1d4 g8f6 e4e5 a5c6 d4h4 f6d5 h4g3',
      'c5b4 c2c3 b4a5 d2d4 e5d4 e1g1 g8e7 c3d4 d7d5 e4d5 e7d5 c1a3',
      'c5b6 a2a4 a7a6 b1c3 g8f6 c3d5 f6d5 e4d5',
    ],
  },
  {
    id: 'knightAttack',
    side: 'first',
    moves: 'e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 f3g5',
    continuations: [
      'd7d5 e4d5 c6a5 c4b5 c7c6 d5c6 b7c6 b5e2 h7h6 g5f3 e5e4 f3e5 f8d6 d2d4 e4d3 e5d3',
      'd7d5 e4d5 c6a5 c4b5 c7c6 d5c6 b7c6 b5d3 f6d5 g5f3 f8d6 e1g1',
      'f8c5 c4f7 e8e7 f7b3 h8f8 e1g1 d7d6 b1c3',
      'd7d5 e4d5 c6d4 c2c3 b7b5 c4f1 f6d5 c3d4 d8g5 f1b5',
    ],
  },
  {
    id: 'ruyLopez',
    side: 'first',
    moves: 'e2e4 e7e5 g1f3 b8c6 f1b5',
    continuations: [
      'a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8 h2h3 c6a5 b3c2 c7c5 d2d4',
      'a7a6 b5a4 g8f6 e1g1 f6e4 d2d4 b7b5 a4b3 d7d5 d4e5 c8e6 b1d2 e4c5 c2c3',
      'g8f6 e1g1 f6e4 f1e1 e4d6 f3e5 f8e7 b5f1 c6e5 e1e5 e8g8 d2d4',
      'a7a6 b5a4 d7d6 c2c3 c8d7 d2d4 g8e7 e1g1',
    ],
  },
  {
    id: 'ruyExchange',
    side: 'first',
    moves: 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6',
    continuations: [
      'd7c6 e1g1 f7f6 d2d4 e5d4 f3d4 c6c5 d4b3 d8d1 f1d1',
      'd7c6 e1g1 c8g4 h2h3 h7h5 d2d3 d8f6 b1d2 g8e7 f1e1',
      'd7c6 e1g1 f7f6 d2d4 c8g4 d4e5 d8d1 f1d1 f6e5 d1d3',
      'd7c6 e1g1 f8d6 d2d4 e5d4 d1d4 f7f6 b2b3',
    ],
  },
  {
    id: 'scotch',
    side: 'first',
    moves: 'e2e4 e7e5 g1f3 b8c6 d2d4 e5d4 f3d4',
    continuations: [
      'g8f6 d4c6 b7c6 e4e5 d8e7 d1e2 f6d5 c2c4 c8a6 b2b3',
      'g8f6 b1c3 f8b4 d4c6 b7c6 f1d3 d7d5 e4d5 c6d5 e1g1 e8g8 c1g5',
      'f8c5 c1e3 d8f6 c2c3 g8e7 f1c4 c6e5 c4e2 f6g6 e1g1',
      'f8c5 d4c6 d8f6 d1d2 d7c6 b1c3 c8e6 c3a4',
    ],
  },
  {
    id: 'vienna',
    side: 'first',
    moves: 'e2e4 e7e5 b1c3',
    continuations: [
      'g8f6 f2f4 d7d5 f4e5 f6e4 g1f3 f8e7 d2d4 e8g8 f1d3 f7f5 e5f6',
      'g8f6 f1c4 b8c6 d2d3 f8b4 c1g5 h7h6 g5f6 b4c3 b2c3',
      'b8c6 f1c4 g8f6 d2d3 c6a5 g1e2 a5c4 d3c4',
      'g8f6 f1c4 f6e4 d1h5 e4d6 c4b3 b8c6 c3b5 g7g6 h5f3 f7f5 f3d5',
    ],
  },
  {
    id: 'kingsGambit',
    side: 'first',
    moves: 'e2e4 e7e5 f2f4',
    continuations: [
      'e5f4 g1f3 g7g5 h2h4 g5g4 f3e5 g8f6 f1c4 d7d5 e4d5 f8d6 d2d4',
      'e5f4 g1f3 d7d6 d2d4 g7g5 h2h4 g5g4 f3g1 f8h6 b1c3',
      'e5f4 g1f3 d7d5 e4d5 g8f6 f1c4 f6d5 e1g1 f8e7 d2d4',
      'f8c5 g1f3 d7d6 c2c3 g8f6 d2d4 e5d4 c3d4 c5b6 b1c3',
    ],
  },
  {
    id: 'alapin',
    side: 'first',
    moves: 'e2e4 c7c5 c2c3',
    continuations: [
      'g8f6 e4e5 f6d5 d2d4 c5d4 g1f3 b8c6 c3d4 d7d6 f1c4 d5b6 c4b5',
      'd7d5 e4d5 d8d5 d2d4 g8f6 g1f3 c8g4 f1e2 e7e6 h2h3 g4h5 e1g1',
      'g8f6 e4e5 f6d5 g1f3 b8c6 f1c4 d5b6 c4b3 c5c4 b3c2',
    ],
  },
  {
    id: 'rossolimo',
    side: 'first',
    moves: 'e2e4 c7c5 g1f3 b8c6 f1b5',
    continuations: [
      'g7g6 b5c6 d7c6 d2d3 f8g7 h2h3 g8f6 b1c3 e8g8 c1e3',
      'g7g6 e1g1 f8g7 f1e1 g8f6 e4e5 f6d5 b1c3 d5c7 b5c6 d7c6 c3e4',
      'e7e6 e1g1 g8e7 f1e1 a7a6 b5f1 d7d5 e4d5 e7d5 d2d4',
      'd7d6 e1g1 c8d7 f1e1 g8f6 c2c3 a7a6 b5f1 d7g4 h2h3',
    ],
  },
  {
    id: 'closedSicilian',
    side: 'first',
    moves: 'e2e4 c7c5 b1c3',
    continuations: [
      'b8c6 g2g3 g7g6 f1g2 f8g7 d2d3 d7d6 c1e3 e7e5 d1d2 g8e7 e3h6',
      'b8c6 g2g3 g7g6 f1g2 f8g7 d2d3 d7d6 f2f4 e7e6 g1f3 g8e7 e1g1',
      'e7e6 g2g3 d7d5 e4d5 e6d5 f1g2 g8f6 d2d3',
      'b8c6 f2f4 g7g6 g1f3 f8g7 f1c4 e7e6 f4f5 g8e7 f5e6',
    ],
  },
  {
    id: 'smithMorra',
    side: 'first',
    moves: 'e2e4 c7c5 d2d4 c5d4 c2c3',
    continuations: [
      'd4c3 b1c3 b8c6 g1f3 d7d6 f1c4 e7e6 e1g1 g8f6 d1e2 f8e7 f1d1',
      'd4c3 b1c3 b8c6 g1f3 e7e6 f1c4 a7a6 e1g1 g8e7 c1g5',
      'g8f6 e4e5 f6d5 g1f3 b8c6 c3d4 d7d6 f1c4',
      'd4d3 f1d3 g7g6 c3c4 f8g7 g1f3 d7d6 b1c3',
    ],
  },
  {
    id: 'frenchAdvance',
    side: 'first',
    moves: 'e2e4 e7e6 d2d4 d7d5 e4e5',
    continuations: [
      'c7c5 c2c3 b8c6 g1f3 d8b6 a2a3 c5c4 b1d2 c6a5 g2g3',
      'c7c5 c2c3 b8c6 g1f3 d8b6 f1e2 c5d4 c3d4 g8e7 b1c3 e7f5 c3a4',
      'c7c5 c2c3 b8c6 g1f3 c8d7 f1e2 g8e7 b1a3 c5d4 c3d4 e7f5 a3c2',
    ],
  },
  {
    id: 'caroAdvance',
    side: 'first',
    moves: 'e2e4 c7c6 d2d4 d7d5 e4e5',
    continuations: [
      'c8f5 g1f3 e7e6 f1e2 c6c5 c1e3 d8b6 b1c3 b8c6 e1g1',
      'c8f5 h2h4 h7h5 f1d3 f5d3 d1d3 e7e6 c1g5 d8b6 b1d2',
      'c8f5 b1c3 e7e6 g2g4 f5g6 g1e2 c6c5 h2h4 h7h5 e2f4',
      'c6c5 d4c5 b8c6 f1b5 e7e6 c1e3 g8e7 c2c3 e7f5 e3d4',
    ],
  },
  {
    id: 'queensGambit',
    side: 'first',
    moves: 'd2d4 d7d5 c2c4',
    continuations: [
      'e7e6 b1c3 g8f6 c1g5 f8e7 e2e3 e8g8 g1f3 h7h6 g5h4 b7b6 f1d3 c8b7 e1g1',
      'd5c4 e2e3 g8f6 f1c4 e7e6 g1f3 c7c5 e1g1 a7a6 c4b3',
      'c7c6 g1f3 g8f6 e2e3 c8f5 b1c3 e7e6 f3h4',
    ],
  },
  {
    id: 'qgdExchange',
    side: 'first',
    moves: 'd2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c4d5',
    continuations: [
      'e6d5 c1g5 f8e7 e2e3 c7c6 d1c2 e8g8 f1d3 b8d7 g1f3 f8e8 e1g1 d7f8 a1b1',
      'e6d5 c1g5 f8e7 e2e3 c7c6 d1c2 b8d7 f1d3 e8g8 g1e2 f8e8 e1g1 d7f8 f2f3',
      'e6d5 c1g5 c7c6 e2e3 c8f5 d1f3 f5g6 g5f6 d8f6 f3f6 g7f6 g1f3',
      'f6d5 e2e4 d5c3 b2c3 c7c5 g1f3 c5d4 c3d4 f8b4 c1d2',
    ],
  },
  {
    id: 'london',
    side: 'first',
    moves: 'd2d4 d7d5 c1f4',
    continuations: [
      'g8f6 e2e3 c7c5 c2c3 b8c6 b1d2 e7e6 g1f3 f8d6 f4g3',
      'g8f6 e2e3 c7c5 c2c3 b8c6 b1d2 d8b6 d1b3 c5c4 b3c2 g7g6 g1f3 c8f5 c2c1',
      'c7c5 e2e3 c5d4 e3d4 b8c6 c2c3 g8f6 f1d3',
      'g8f6 e2e3 e7e6 g1f3 f8d6 f4g3 e8g8 f1d3 c7c5 c2c3',
    ],
  },
  {
    id: 'catalan',
    side: 'first',
    moves: 'd2d4 g8f6 c2c4 e7e6 g2g3',
    continuations: [
      'd7d5 f1g2 f8e7 g1f3 e8g8 e1g1 d5c4 d1c2 a7a6 c2c4 b7b5 c4c2 c8b7 c1d2',
      'd7d5 f1g2 d5c4 g1f3 a7a6 e1g1 b8c6 e2e3 c8d7 d1e2',
      'd7d5 f1g2 f8e7 g1f3 e8g8 e1g1 b8d7 d1c2 c7c6 b1d2 b7b6 e2e4',
      'd7d5 f1g2 f8b4 c1d2 b4e7 g1f3 e8g8 e1g1 c7c6 d1c2',
    ],
  },
  {
    id: 'english',
    side: 'first',
    moves: 'c2c4 e7e5',
    continuations: [
      'b1c3 g8f6 g1f3 b8c6 g2g3 d7d5 c4d5 f6d5 f1g2 d5b6 e1g1 f8e7',
      'b1c3 g8f6 g1f3 b8c6 g2g3 f8b4 f1g2 e8g8 e1g1 e5e4 f3g5 b4c3 b2c3 f8e8',
      'b1c3 b8c6 g2g3 g7g6 f1g2 f8g7 d2d3 d7d6 a1b1',
    ],
  },
  {
    id: 'kingsIndianAttack',
    side: 'first',
    moves: 'g1f3 d7d5 g2g3',
    continuations: [
      'g8f6 f1g2 e7e6 e1g1 f8e7 d2d3 e8g8 b1d2 c7c5 e2e4 b8c6 f1e1 b7b5 e4e5',
      'g8f6 f1g2 c7c6 e1g1 c8g4 d2d3 b8d7 b1d2 e7e5 e2e4',
      'g8f6 f1g2 g7g6 e1g1 f8g7 d2d3 e8g8 b1d2 c7c5 e2e4',
    ],
  },
  {
    id: 'twoKnights',
    side: 'second',
    moves: 'e2e4 e7e5 g1f3 b8c6 f1c4 g8f6',
    continuations: [
      'f3g5 d7d5 e4d5 c6a5 c4b5 c7c6 d5c6 b7c6 b5e2 h7h6 g5f3 e5e4 f3e5 f8d6',
      'd2d3 f8e7 e1g1 e8g8 f1e1 d7d6 a2a4 c6a5 c4a2 c7c5',
      'd2d4 e5d4 e1g1 f6e4 f1e1 d7d5 c4d5 d8d5 b1c3 d5a5 c3e4 c8e6',
      'd2d4 e5d4 e4e5 d7d5 c4b5 f6e4 f3d4 f8c5 c1e3 c8d7',
    ],
  },
  {
    id: 'petrov',
    side: 'second',
    moves: 'e2e4 e7e5 g1f3 g8f6',
    continuations: [
      'f3e5 d7d6 e5f3 f6e4 d2d4 d6d5 f1d3 b8c6 e1g1 f8e7 c2c4 c6b4 d3e2 e8g8 b1c3',
      'f3e5 d7d6 e5f3 f6e4 b1c3 e4c3 d2c3 f8e7 c1e3 e8g8 d1d2 b8d7',
      'd2d4 f6e4 f1d3 d7d5 f3e5 b8d7 e5d7 c8d7 e1g1 f8d6',
    ],
  },
  {
    id: 'berlin',
    side: 'second',
    moves: 'e2e4 e7e5 g1f3 b8c6 f1b5 g8f6',
    continuations: [
      'e1g1 f6e4 d2d4 e4d6 b5c6 d7c6 d4e5 d6f5 d1d8 e8d8 b1c3 d8e8 h2h3 h7h5',
      'e1g1 f6e4 f1e1 e4d6 f3e5 f8e7 b5f1 c6e5 e1e5 e8g8 d2d4 e7f6',
      'd2d3 f8c5 e1g1 d7d6 c2c3 e8g8 b1d2 a7a6 b5a4 c5a7',
    ],
  },
  {
    id: 'closedRuy',
    side: 'second',
    moves: 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6',
    continuations: [
      'c2c3 e8g8 h2h3 c6a5 b3c2 c7c5 d2d4 d8c7 b1d2 c5d4 c3d4 a5c6',
      'c2c3 e8g8 h2h3 c6b8 d2d4 b8d7 b1d2 c8b7 b3c2 f8e8 d2f1 e7f8 f1g3 g7g6',
      'c2c3 e8g8 h2h3 c8b7 d2d4 f8e8 b1d2 e7f8 a2a4 h7h6 b3c2 e5d4 c3d4 c6b4',
    ],
  },
  {
    id: 'najdorf',
    side: 'second',
    moves: 'e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6',
    continuations: [
      'c1e3 e7e5 d4b3 c8e6 f2f3 f8e7 d1d2 e8g8 e1c1 b8d7 g2g4 b7b5',
      'c1g5 e7e6 f2f4 f8e7 d1f3 d8c7 e1c1 b8d7 g2g4 b7b5 g5f6 d7f6 g4g5 f6d7',
      'f1e2 e7e5 d4b3 f8e7 e1g1 e8g8 c1e3 c8e6 d1d2 b8d7',
      'f1c4 e7e6 c4b3 b7b5 e1g1 f8e7 d1f3 d8c7',
    ],
  },
  {
    id: 'dragon',
    side: 'second',
    moves: 'e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 g7g6',
    continuations: [
      'c1e3 f8g7 f2f3 e8g8 d1d2 b8c6 f1c4 c8d7 e1c1 a8c8 c4b3 c6e5',
      'c1e3 f8g7 f2f3 e8g8 d1d2 b8c6 e1c1 d6d5 e4d5 f6d5 d4c6 b7c6',
      'f1e2 f8g7 e1g1 e8g8 c1e3 b8c6 d4b3 c8e6 f2f4 c6a5',
    ],
  },
  {
    id: 'sveshnikov',
    side: 'second',
    moves: 'e2e4 c7c5 g1f3 b8c6 d2d4 c5d4 f3d4 g8f6 b1c3 e7e5',
    continuations: [
      'd4b5 d7d6 c1g5 a7a6 b5a3 b7b5 c3d5 f8e7 g5f6 e7f6 c2c3 e8g8 a3c2 f6g5',
      'd4b5 d7d6 c1g5 a7a6 b5a3 b7b5 g5f6 g7f6 c3d5 f6f5 f1d3 c8e6',
      'd4b5 d7d6 c3d5 f6d5 e4d5 c6b8 c2c4 f8e7 f1e2 e8g8 e1g1 a7a6',
    ],
  },
  {
    id: 'winawer',
    side: 'second',
    moves: 'e2e4 e7e6 d2d4 d7d5 b1c3 f8b4',
    continuations: [
      'e4e5 c7c5 a2a3 b4c3 b2c3 g8e7 d1g4 d8c7 g4g7 h8g8 g7h7 c5d4 g1e2 b8c6',
      'e4e5 c7c5 a2a3 b4c3 b2c3 g8e7 g1f3 b8c6 a3a4 d8a5 c1d2 c8d7',
      'e4d5 e6d5 f1d3 b8c6 a2a3 b4c3 b2c3 g8e7',
    ],
  },
  {
    id: 'caroClassical',
    side: 'second',
    moves: 'e2e4 c7c6 d2d4 d7d5 b1c3 d5e4 c3e4 c8f5',
    continuations: [
      'e4g3 f5g6 h2h4 h7h6 g1f3 b8d7 h4h5 g6h7 f1d3 h7d3 d1d3 e7e6 c1d2 g8f6 e1c1 f8e7',
      'e4g3 f5g6 f1c4 e7e6 g1e2 g8f6 e2f4 f8d6',
      'e4c5 b7b6 c5b3 e7e6 g1f3 g8f6 f1d3 f5d3',
    ],
  },
  {
    id: 'scandinavian',
    side: 'second',
    moves: 'e2e4 d7d5 e4d5 d8d5 b1c3 d5a5',
    continuations: [
      'd2d4 g8f6 g1f3 c7c6 f1c4 c8f5 c1d2 e7e6 d1e2 f8b4 e1c1 b8d7',
      'd2d4 g8f6 f1c4 c7c6 c1d2 c8f5 c3d5 a5d8 d5f6 g7f6',
      'g2g3 g8f6 f1g2 c7c6 g1f3 c8g4 h2h3 g4f3 d1f3 e7e6',
    ],
  },
  {
    id: 'pirc',
    side: 'second',
    moves: 'e2e4 d7d6 d2d4 g8f6',
    continuations: [
      'b1c3 g7g6 f2f4 f8g7 g1f3 e8g8 f1d3 b8a6 e1g1 c7c5 d4d5 a8b8',
      'b1c3 g7g6 g1f3 f8g7 f1e2 e8g8 e1g1 c8g4 c1e3 b8c6 d1d2 e7e5 d4d5 c6e7',
      'b1c3 g7g6 c1e3 c7c6 d1d2 b7b5 f2f3 b8d7',
      'b1c3 g7g6 f2f4 f8g7 g1f3 c7c5 f1b5 c8d7 e4e5 f6g4',
    ],
  },
  {
    id: 'alekhine',
    side: 'second',
    moves: 'e2e4 g8f6',
    continuations: [
      'e4e5 f6d5 d2d4 d7d6 g1f3 c8g4 f1e2 e7e6 e1g1 f8e7 c2c4 d5b6',
      'e4e5 f6d5 d2d4 d7d6 c2c4 d5b6 f2f4 d6e5 f4e5 b8c6 c1e3 c8f5 b1c3 e7e6',
      'e4e5 f6d5 d2d4 d7d6 c2c4 d5b6 e5d6 c7d6 b1c3 g7g6 c1e3 f8g7 a1c1 e8g8',
      'e4e5 f6d5 d2d4 d7d6 g1f3 d6e5 f3e5 c7c6 f1e2 c8f5 e1g1 b8d7',
    ],
  },
  {
    id: 'queensGambitDeclined',
    side: 'second',
    moves: 'd2d4 d7d5 c2c4 e7e6',
    continuations: [
      'b1c3 g8f6 c1g5 f8e7 e2e3 e8g8 g1f3 h7h6 g5h4 b7b6 c4d5 f6d5 h4e7 d8e7 c3d5 e6d5',
      'b1c3 g8f6 c1g5 f8e7 e2e3 e8g8 g1f3 h7h6 g5h4 f6e4 h4e7 d8e7 a1c1 c7c6 f1d3 e4c3',
      'b1c3 g8f6 c4d5 e6d5 c1g5 c7c6 d1c2 f8e7 e2e3 b8d7 f1d3 e8g8 g1f3 f8e8',
      'g1f3 g8f6 b1c3 f8e7 c1f4 e8g8 e2e3 c7c5 d4c5 e7c5',
    ],
  },
  {
    id: 'queensGambitAccepted',
    side: 'second',
    moves: 'd2d4 d7d5 c2c4 d5c4',
    continuations: [
      'g1f3 g8f6 e2e3 e7e6 f1c4 c7c5 e1g1 a7a6 c4b3 c5d4 e3d4 b8c6 b1c3 f8e7',
      'g1f3 g8f6 e2e3 e7e6 f1c4 c7c5 e1g1 a7a6 d4c5 d8d1 f1d1 f8c5',
      'e2e4 e7e5 g1f3 e5d4 f1c4 b8c6 e1g1 c8e6 c4e6 f7e6 d1b3 d8d7',
      'e2e4 g8f6 e4e5 f6d5 f1c4 d5b6 c4d3 b8c6 c1e3 c6b4',
    ],
  },
  {
    id: 'slav',
    side: 'second',
    moves: 'd2d4 d7d5 c2c4 c7c6',
    continuations: [
      'g1f3 g8f6 b1c3 d5c4 a2a4 c8f5 e2e3 e7e6 f1c4 f8b4 e1g1 e8g8 d1e2 b8d7',
      'g1f3 g8f6 e2e3 c8f5 b1c3 e7e6 f3h4 f5g6 h4g6 h7g6',
      'c4d5 c6d5 b1c3 g8f6 g1f3 b8c6 c1f4 c8f5 e2e3 e7e6',
      'g1f3 g8f6 b1c3 a7a6 c4c5 c8f5 c1f4 b8d7',
    ],
  },
  {
    id: 'semiSlav',
    side: 'second',
    moves: 'd2d4 d7d5 c2c4 c7c6 g1f3 g8f6 b1c3 e7e6',
    continuations: [
      'e2e3 b8d7 f1d3 d5c4 d3c4 b7b5 c4d3 a7a6 e3e4 c6c5 e4e5 c5d4 c3b5 a6b5 e5f6',
      'e2e3 b8d7 d1c2 f8d6 f1d3 e8g8 e1g1 d5c4 d3c4 b7b5',
      'c1g5 h7h6 g5f6 d8f6 e2e3 b8d7 f1d3 d5c4 d3c4 g7g6',
      'c1g5 d5c4 e2e4 b7b5 e4e5 h7h6 g5h4 g7g5 f3g5 h6g5 h4g5 b8d7',
    ],
  },
  {
    id: 'nimzoIndian',
    side: 'second',
    moves: 'd2d4 g8f6 c2c4 e7e6 b1c3 f8b4',
    continuations: [
      'e2e3 e8g8 f1d3 d7d5 g1f3 c7c5 e1g1 b8c6 a2a3 b4c3 b2c3 d5c4 d3c4 d8c7',
      'd1c2 e8g8 a2a3 b4c3 c2c3 b7b6 c1g5 c8b7 e2e3 d7d6 g1e2 b8d7',
      'g1f3 b7b6 c1g5 h7h6 g5h4 c8b7 e2e3 g7g5 h4g3 f6e4',
      'f2f3 d7d5 a2a3 b4c3 b2c3 c7c5 c4d5 f6d5',
    ],
  },
  {
    id: 'queensIndian',
    side: 'second',
    moves: 'd2d4 g8f6 c2c4 e7e6 g1f3 b7b6',
    continuations: [
      'g2g3 c8a6 b2b3 f8b4 c1d2 b4e7 f1g2 c7c6 d2c3 d7d5 f3e5 f6d7',
      'g2g3 c8b7 f1g2 f8e7 e1g1 e8g8 b1c3 f6e4 d1c2 e4c3 c2c3 c7c5',
      'a2a3 c8b7 b1c3 d7d5 c4d5 f6d5 d1c2 d5c3 b2c3 f8e7',
      'e2e3 c8b7 f1d3 d7d5 e1g1 f8e7 b1c3 e8g8',
    ],
  },
  {
    id: 'kingsIndian',
    side: 'second',
    moves: 'd2d4 g8f6 c2c4 g7g6 b1c3 f8g7 e2e4 d7d6',
    continuations: [
      'g1f3 e8g8 f1e2 e7e5 e1g1 b8c6 d4d5 c6e7 f3e1 f6d7 e1d3 f7f5 c1d2 d7f6 f2f3 f5f4',
      'f2f3 e8g8 c1e3 b8c6 g1e2 a7a6 d1d2 a8b8',
      'f2f4 e8g8 g1f3 c7c5 d4d5 e7e6 f1e2 e6d5 c4d5 c8g4',
      'f1e2 e8g8 c1g5 c7c5 d4d5 e7e6 d1d2 e6d5 e4d5 f8e8',
    ],
  },
  {
    id: 'grunfeld',
    side: 'second',
    moves: 'd2d4 g8f6 c2c4 g7g6 b1c3 d7d5',
    continuations: [
      'c4d5 f6d5 e2e4 d5c3 b2c3 f8g7 f1c4 c7c5 g1e2 b8c6 c1e3 e8g8 e1g1 c8g4',
      'c4d5 f6d5 e2e4 d5c3 b2c3 f8g7 g1f3 c7c5 a1b1 e8g8 f1e2 c5d4 c3d4 d8a5',
      'g1f3 f8g7 d1b3 d5c4 b3c4 e8g8 e2e4 a7a6 f1e2 b7b5 c4b3 c8b7',
      'c1f4 f8g7 e2e3 c7c5 d4c5 d8a5 a1c1 d5c4 f1c4 e8g8',
    ],
  },
  {
    id: 'benko',
    side: 'second',
    moves: 'd2d4 g8f6 c2c4 c7c5 d4d5 b7b5',
    continuations: [
      'c4b5 a7a6 b5a6 g7g6 b1c3 c8a6 e2e4 a6f1 e1f1 d7d6 g1f3 f8g7',
      'c4b5 a7a6 b5a6 g7g6 b1c3 c8a6 g2g3 d7d6 f1g2 f8g7 g1f3 e8g8',
      'c4b5 a7a6 b5b6 d7d6 b1c3 b8d7 a2a4 a6a5',
      'g1f3 g7g6 c4b5 a7a6 e2e3 f8g7 b1c3 e8g8',
    ],
  },
  {
    id: 'modernBenoni',
    side: 'second',
    moves: 'd2d4 g8f6 c2c4 c7c5 d4d5 e7e6 b1c3 e6d5 c4d5 d7d6',
    continuations: [
      'e2e4 g7g6 g1f3 f8g7 f1e2 e8g8 e1g1 f8e8 f3d2 b8d7 a2a4 d7e5',
      'e2e4 g7g6 f2f4 f8g7 f1b5 f6d7 a2a4 e8g8 g1f3 b8a6',
      'e2e4 g7g6 f1d3 f8g7 h2h3 e8g8 g1f3 b7b5 d3b5 f6e4 c3e4 d8a5 f3d2 a5b5',
    ],
  },
  {
    id: 'dutch',
    side: 'second',
    moves: 'd2d4 f7f5 c2c4 g8f6 g2g3 e7e6 f1g2 d7d5',
    continuations: [
      'g1f3 c7c6 e1g1 f8d6 b2b3 d8e7 f3e5 e8g8 c1b2 b8d7',
      'g1h3 c7c6 e1g1 f8d6 c1f4 e8g8 d1c2 d6f4 h3f4 d8e7',
      'g1f3 c7c6 e1g1 f8d6 c1f4 d6f4 g3f4 e8g8 e2e3 b8d7',
    ],
  },
  {
    id: 'budapest',
    side: 'second',
    moves: 'd2d4 g8f6 c2c4 e7e5',
    continuations: [
      'd4e5 f6g4 c1f4 b8c6 g1f3 f8b4 b1d2 d8e7 e2e3 g4e5 f3e5 c6e5',
      'd4e5 f6g4 g1f3 f8c5 e2e3 b8c6 f1e2 g4e5 f3e5 c6e5',
      'd4e5 f6g4 e2e4 g4e5 f2f4 e5c6 g1f3 f8c5',
    ],
  },
] as const satisfies readonly OpeningLesson[];

/** The id of one of them. */
export type ChessLessonId = (typeof CHESS_LESSONS)[number]['id'];
