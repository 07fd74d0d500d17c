import type { OpeningLesson } from './lesson.ts';

/** The openings that books on xiangqi teach: Red’s repertoire, then Black’s. */
export const XIANGQI_LESSONS = [
  {
    id: 'riverCrossingChariot',
    side: 'first',
    moves: 'h3e3 h10g8 h1g3 i10h10 i1h1 b10c8 c4c5 g7g6 h1h7',
    continuations: [
      'h8i8 h7g7 i8i9 b1c3 d10e9 b3a3 a10b10 a1b1 i9g9 g7f7 g8h6',
      'h8i8 h7g7 i8i9 e4e5 d10e9 e5e6 i9g9 g7f7 g6g5 g3e4',
      'g8f6 b1c3 c10e8 b3a3 a10b10 a1b1 g6g5 h7f7 f6h5 g3e2',
      'c10e8 b1c3 h8i8 h7g7 h10h8 c3d5 a10a9 b3d3',
    ],
  },
  {
    id: 'fiveNineCannons',
    side: 'first',
    moves: 'h3e3 h10g8 h1g3 i10h10 i1h1 b10c8 c4c5 g7g6 h1h7 h8i8 h7g7 i8i9 b1c3 d10e9 b3a3',
    continuations: [
      'a10b10 a1b1 i9g9 g7f7 g8h6 f7f9 b8b9 f9f6 c10e8 b1b8 h6g4 f6f4 g9g8 c3d5',
      'a10b10 a1b1 i9g9 g7f7 g8h6 e3e7 c8e7 f7e7 g9g4 g3e2',
      'a10b10 a1b1 i9g9 g7f7 g8h6 a3a7 g6g5 e3e7 c10e8 f7g7 h6i8 g7g5',
    ],
  },
  {
    id: 'centralSoldier',
    side: 'first',
    moves: 'h3e3 h10g8 h1g3 i10h10 i1h1 b10c8 c4c5 g7g6 h1h7 h8i8 h7g7 i8i9 e4e5',
    continuations: [
      'd10e9 e5e6 i9g9 g7f7 g6g5 g3e4 g5g4 e4d6 h10h2 b1c3 c10e8 d6c8 a10c10 c8e7',
      'd10e9 e5e6 i9g9 g7f7 g6g5 g4g5 c10e8 e6f6 h10h4 f6g6',
      'd10e9 b3c3 i9g9 g7f7 g8h6 f7f4 h10h8 b1a3 h6g4 a1b1',
    ],
  },
  {
    id: 'rankedChariot',
    side: 'first',
    moves: 'h3e3 h10g8 h1g3 i10h10 c4c5 g7g6 b1c3 b10c8 i1i2',
    continuations: [
      'c10e8 i2f2 h8i8 b3b5 g8h6 c3d5 h6g4 e3d3',
      'c10e8 i2f2 d10e9 b3a3 b8b4 a1b1 b4g4 g1i3 g6g5 b1b8',
      'c10e8 i2f2 h8h6 c3d5 c7c6 d5c7 c6c5 f2c2 b8b6 c2c5',
      'g10e8 i2f2 f10e9 e4e5 g8h6 e5e6 h6g4 f2f4',
    ],
  },
  {
    id: 'riverbankCannon',
    side: 'first',
    moves: 'h3e3 h10g8 h1g3 i10h10 c4c5 g7g6 b1c3 b10c8 b3b5',
    continuations: [
      'g8h6 c3d5 c10e8 i1i2 h10h9 a1a2 h6g4 e3c3',
      'g10e8 i1h1 a10a9 a1a2 a9d9 c3d5 h8h4 h1h2 d9d6 e3d3',
      'c10e8 i1h1 b8b6 h1h7 h8i8 h7h10 g8h10 a1a2 d10e9 a2h2',
    ],
  },
  {
    id: 'fiveSixCannons',
    side: 'first',
    moves: 'h3e3 h10g8 h1g3 i10h10 i1h1 b10c8 b1a3 g7g6 b3d3',
    continuations: [
      'a10b10 a1b1 b8b4 h1h5 h8i8 h5f5 d10e9 a4a5 b4b6 b1b5',
      'a10b10 a1b1 h8h4 b1b7 d10e9 f1e2 c10e8 b7c7 c8d10 e3e7 g8e7 c7e7',
      'a10b10 a1b1 b8b6 h1h7 g8f6 b1b5 d10e9 a4a5',
    ],
  },
  {
    id: 'fiveSevenCannons',
    side: 'first',
    moves: 'h3e3 h10g8 h1g3 i10h10 i1h1 b10c8 b1a3 g7g6 b3c3',
    continuations: [
      'a10b10 a1b1 b8b4 h1h5 h8i8 h5f5 h10h9 a4a5 h9b9 g4g5',
      'a10b10 a1b1 h8h4 b1b7 b8a8 b7c7 b10b8 c7c5 c8b6 c5b5 b6d7 a4a5',
      'a10b10 a1b1 b8b6 h1h7 g8f6 b1b5 c10e8 a4a5 c7c6 h7h4',
    ],
  },
  {
    id: 'fiveSevenThirdSoldier',
    side: 'first',
    moves: 'h3e3 h10g8 h1g3 i10h10 i1h1 b10c8 g4g5 c7c6 b1a3 a7a6 b3c3',
    continuations: [
      'c8b6 a1a2 a6a5 a4a5 a10a5 h1h5 g10e8 a2f2 a5d5 f2f5',
      'c8b6 a1a2 c10e8 h1h7 a10a7 a2d2 h8i8 h7h10 g8h10 g3f5',
      'c8b6 a1a2 g10e8 g3f5 a6a5 a4a5 a10a5 a2f2 f10e9 f5d6',
    ],
  },
  {
    id: 'fiveEightCannons',
    side: 'first',
    moves: 'h3e3 h10g8 h1g3 i10h10 i1h1 b10c8 g4g5 c7c6 b3b7',
    continuations: [
      'g10e8 b7c7 a10b10 b1c3 b8b6 h1h7 g7g6 h7g7 h10g10 g5g6',
      'g10e8 b1c3 c8d6 b7g7 b8c8 a1b1 a10a9 h1h6',
      'g10e8 b1a3 a7a6 b7c7 a10a7 a1b1 a7c7 b1b8 h8i8 h1h10 g8h10 b8b2',
    ],
  },
  {
    id: 'fiveSixSandwich',
    side: 'first',
    moves: 'h3e3 b10c8 h1g3 h8f8 i1h1 h10g8 b3d3',
    continuations: [
      'a10b10 b1c3 b8a8 c4c5 g7g6 c3d5 f10e9 a1a3 i10h10 h1h10 g8h10 d3c3',
      'a10b10 b1c3 b8a8 c4c5 g7g6 c3d5 g10e8 h1h7 b10b4 f1e2',
      'a10b10 b1c3 i10i9 a1b1 g7g6 h1h7 i9d9 f1e2',
    ],
  },
  {
    id: 'fiveSevenSandwich',
    side: 'first',
    moves: 'h3e3 b10c8 h1g3 h8f8 i1h1 h10g8 g4g5 c7c6 b1a3 g10e8 b3c3',
    continuations: [
      'a10b10 a1b1 b8b4 c4c5 c6c5 g5g6 g7g6 h1h5 b4c4 b1b10 c4c1 d1e2 c8b10 e3e7',
      'a10b10 a1b1 b8b4 a4a5 f10e9 e4e5 i10f10 e3f3',
      'a10b10 a1b1 b8b4 c4c5 c6c5 g5g6 g7g6 h1h5 c5b5 a4a5',
    ],
  },
  {
    id: 'sameFiledRanked',
    side: 'first',
    moves: 'h3e3 h8e8 h1g3 h10g8 i1h1 i10i9',
    continuations: [
      'b1c3 i9d9 g4g5 b10c8 c4c5 a10a9 c1a3 d9d4 g3f5 d4c4 a1c1',
      'b1c3 i9d9 g4g5 c7c6 h1h6 e8e9 h6c6 d9d8 g3f5 b10c8',
      'b1c3 i9d9 c4c5 b10a8 h1h5 d9d4 b3b7 d10e9',
    ],
  },
  {
    id: 'sameRankedFiled',
    side: 'first',
    moves: 'h3e3 h8e8 h1g3 h10g8 i1i2 i10h10',
    continuations: [
      'i2d2 h10h6 b1c3 b10c8 d2d7 b8b6 c4c5 b6g6 c3b5',
      'i2d2 h10h6 b1c3 f10e9 g4g5 b10c8 a1a2 b8a8 a2b2 a10b10',
      'i2d2 h10h6 b1c3 b10c8 b3b5 c7c6 d2d7 d10e9',
    ],
  },
  {
    id: 'elephant',
    side: 'first',
    moves: 'g1e3',
    continuations: [
      'h8d8 h1g3 h10g8 i1h1 g7g6 c4c5 i10h10 b1c3 c10e8 a1a2',
      'b8d8 a1a2 b10c8 a2d2 h10g8 b1a3 a10b10 a4a5 b10b6 d2d5 b6f6 a3b5',
      'g7g6 c4c5 h10g8 b1c3 g10e8 a1a2 b10a8 a2g2 h8h10 g4g5',
      'h8e8 h1g3 h10g8 i1h1 i10h10 b1c3 b10a8 g4g5',
    ],
  },
  {
    id: 'soldier',
    side: 'first',
    moves: 'c4c5',
    continuations: [
      'b8c8 h3e3 c10e8 h1g3 c7c6 i1h1 c6c5 b1a3 i10i9 a1b1',
      'g7g6 h3g3 h8e8 b1c3 h10g8 c1e3 b10a8 i1i2',
      'h10g8 b1c3 g7g6 a1a2 g10e8 g1e3 b10a8 a2g2',
      'c10e8 b1c3 g7g6 b3a3 b10c8 a1b1 a10b10 h3d3',
    ],
  },
  {
    id: 'soldierCentralCannon',
    side: 'first',
    moves: 'c4c5 b8c8 h3e3',
    continuations: [
      'c10e8 h1g3 c7c6 i1h1 c6c5 b1a3 i10i9 a1b1 i9d9 d1e2 d9d5 e3e7',
      'c10e8 h1g3 i10i9 i1h1 i9b9 b1c3 b10d9 b3a3 h10i8 c3d5 d10e9 a3d3',
      'g10e8 b1a3 b10a8 a1b1 a10a9 a4a5 a9d9 h1g3',
      'h8e8 h1g3 h10g8 i1h1 b10a8 b1c3 a10b10 a1b1',
    ],
  },
  {
    id: 'cannonBehindThird',
    side: 'first',
    moves: 'c4c5 g7g6 h3g3',
    continuations: [
      'h8e8 b1c3 h10g8 c1e3 b10a8 i1i2 b8c8 i2d2 a10b10 a1b1',
      'g10e8 h1i3 h10g8 i1h1 i10h10 h1h7 h8i8 h7h10 g8h10 b3e3',
      'b8e8 b1c3 b10c8 a1b1 a10b10 b3b7 h10g8 g1e3',
      'h8e8 b3e3 h10g8 b1c3 b10a8 a1b1 a10b10 h1i3 i10h10 i4i5',
    ],
  },
  {
    id: 'horse',
    side: 'first',
    moves: 'b1c3',
    continuations: [
      'c7c6 g4g5 b10c8 h1g3 a10a9 h3i3 h10g8 i1h1 i10h10 h1h7',
      'c7c6 h3e3 h10g8 h1g3 i10h10 i1h1 b10c8 h1h5 h8i8 h5h10 g8h10 a1a2',
      'c7c6 h3f3 b10c8 h1g3 h10i8 i1h1 i10h10 g4g5',
      'c7c6 b3a3 b10c8 a1b1 a10b10 b1b7 b8a8 b7b10 c8b10 g4g5',
    ],
  },
  {
    id: 'palcorner',
    side: 'first',
    moves: 'h3f3',
    continuations: [
      'b8e8 b1c3 b10c8 h1g3 h10i8 i1h1 i10h10 a1b1 a10b10 f3f8 b10b4 b3a3',
      'g7g6 h1i3 h10g8 i1h1 i10h10 h1h7 h8i8 h7g7',
      'h10g8 g4g5 i10h10 h1g3 h8i8 b1c3 c7c6 b3b7',
    ],
  },
  {
    id: 'crossingPalace',
    side: 'first',
    moves: 'h3d3',
    continuations: [
      'h10g8 h1g3 i10h10 g4g5 h8i8 b1c3 c7c6 b3b7 g10e8 b7g7',
      'h8e8 h1g3 h10g8 i1h1 b10c8 b1c3 c7c6 d1e2',
      'h8e8 h1g3 h10g8 i1h1 i10i9 h1h7 i9d9 f1e2 b10c8 h7g7',
      'h10g8 h1g3 i10h10 i1h1 h8h4 g4g5 h4g4 c4c5',
    ],
  },
  {
    id: 'screenHorses',
    side: 'second',
    moves: 'h3e3 h10g8 h1g3 i10h10 i1h1 b10c8',
    continuations: [
      'c4c5 g7g6 h1h7 h8i8 h7g7 i8i9 b1c3 d10e9 b3a3 a10b10 a1b1 i9g9',
      'g4g5 c7c6 b1a3 a7a6 b3c3 c8b6 a1a2 a6a5 a4a5 a10a5',
      'b1a3 g7g6 b3c3 a10b10 a1b1 b8b4 h1h5 h8i8',
      'c4c5 g7g6 b1c3 b8b4 e4e5 h8h4 a1a2 b4c4',
    ],
  },
  {
    id: 'cannonToEdge',
    side: 'second',
    moves: 'h3e3 h10g8 h1g3 i10h10 i1h1 b10c8 c4c5 g7g6 h1h7 h8i8',
    continuations: [
      'h7g7 i8i9 b1c3 d10e9 b3a3 a10b10 a1b1 i9g9 g7f7 g8h6 f7f9 b8b9',
      'h7g7 i8i9 e4e5 d10e9 e5e6 i9g9 g7f7 g6g5 g3e4 g5g4 e4d6 h10h2',
      'h7g7 i8i9 b1c3 d10e9 c3d5 i9g9 g7f7 h10h5 b3b5 c10e8 e3d3 c7c6',
      'h7g7 i8i9 b3d3 a10b10 b1c3 b8a8 a1a3 f10e9',
    ],
  },
  {
    id: 'riverHorse',
    side: 'second',
    moves: 'h3e3 h10g8 h1g3 i10h10 i1h1 b10c8 c4c5 g7g6 h1h7 g8f6',
    continuations: [
      'b1c3 c10e8 b3a3 a10b10 a1b1 g6g5 h7f7 f6h5 g3e2 g5g4',
      'b1c3 c10e8 b3b4 g6g5 h7f7 f6g4 e3d3 h8h3 c1e3 b8b6',
      'b1c3 c10e8 a1a2 d10e9 a2d2 b8b6 e4e5 g6g5 h7f7 f6g4',
    ],
  },
  {
    id: 'twoHeadedSnake',
    side: 'second',
    moves: 'h3e3 h10g8 h1g3 i10h10 i1h1 g7g6 h1h7 b10c8 b1c3 c7c6',
    continuations: [
      'a1a2 b8b7 h7h5 c10e8 g4g5 g6g5 h5g5 g8f6 a2f2 b7b6 f2h2 a10a9',
      'a1a2 b8b7 h7h5 c10e8 c4c5 h8h6 a2d2 d10e9 d2d9 a10c10',
      'a1a2 d10e9 a2d2 g8f6 e4e5 g6g5 h7f7 f6g4 g3e4 h8g8',
    ],
  },
  {
    id: 'doubleCrossing',
    side: 'second',
    moves: 'h3e3 h10g8 h1g3 i10h10 i1h1 b10c8 c4c5 g7g6 b1c3 b8b4 e4e5 h8h4',
    continuations: [
      'a1a2 b4c4 c1a3 a10b10 a2d2 c4f4 d2d8 f4f3 c3d5 f3b3',
      'e5e6 d10e9 e6d6 c10e8 d1e2 a10d10 g3e4 c7c6',
    ],
  },
  {
    id: 'sandwichHorses',
    side: 'second',
    moves: 'h3e3 b10c8 h1g3 h8f8',
    continuations: [
      'i1h1 h10g8 g4g5 c7c6 b1a3 g10e8 b3c3 a10b10 a1b1 b8b4',
      'i1h1 h10g8 b3d3 a10b10 b1c3 b8a8 c4c5 g7g6 c3d5 f10e9',
      'i1h1 h10g8 c4c5 g7g6 h1h7 i10i8 b1c3 f8f3',
      'i1i2 h10g8 i2f2 i10h10 b1c3 d10e9 e4e5 f8e8',
    ],
  },
  {
    id: 'singleHorse',
    side: 'second',
    moves: 'h3e3 b10c8 h1g3 i10i9 i1h1 h10i8',
    continuations: [
      'c4c5 h8g8 b1c3 i9d9 h1h5 d10e9 h5d5 a10a9',
      'c4c5 h8f8 b3c3 c10e8 h1h8 d10e9 b1a3 g7g6 a1b1 b8a8',
      'c4c5 i9d9 b1c3 d9d6 h1h5 a10a9 b3a3 i7i6',
    ],
  },
  {
    id: 'threeStepTiger',
    side: 'second',
    moves: 'h3e3 h10g8 h1g3 i10h10 g4g5 h8i8',
    continuations: [
      'b1c3 c7c6 b3b7 b10c8 b7c7 a10b10 a1b1 c10e8 b1b7 h10h6',
      'b1c3 b8e8 a1b1 b10c8 c4c5 a10a9 i1i2 h10h6',
      'b1c3 c7c6 b3b7 g10e8 g3f5 h10h6 f5e7 g8e7 e3e7 f10e9',
    ],
  },
  {
    id: 'halfWayCannons',
    side: 'second',
    moves: 'h3e3 h10g8 h1g3 i10h10 i1h1 h8h4 g4g5 b8e8',
    continuations: [
      'c4c5 b10c8 b1c3 a10b10 a1b1 b10b6 b3a3 b6h6 b1b7 h4g4 b7c7 h6h1',
      'b1c3 b10c8 a1b1 c7c6 b3b7 h4g4 b7c7 c10a8 h1h10 g8h10',
      'b1a3 b10c8 c4c5 a10b10 a1b1 b10b5 e3e2 h4g4',
    ],
  },
  {
    id: 'smallOppositeCannons',
    side: 'second',
    moves: 'h3e3 h10g8 h1g3 i10h10 i1h1 b8e8',
    continuations: [
      'h1h7 h8i8 h7h10 g8h10 b1c3 b10c8 a1b1 a10b10 b3b7 c7c6',
      'b1c3 b10c8 a1b1 h8h4 g4g5 c7c6 b3b7 h4g4 b7c7 c10a8',
    ],
  },
  {
    id: 'sameDirection',
    side: 'second',
    moves: 'h3e3 h8e8',
    continuations: [
      'h1g3 h10g8 i1h1 i10i9 b1c3 i9d9 g4g5 b10c8 c4c5 a10a9',
      'h1g3 h10g8 i1h1 g7g6 b1c3 b10c8 c4c5 b8b4',
      'h1g3 h10g8 i1i2 i10h10 i2d2 h10h6 b1c3 b10c8',
    ],
  },
  {
    id: 'sameDelayedChariot',
    side: 'second',
    moves: 'h3e3 h8e8 h1g3 h10g8 i1h1 g7g6',
    continuations: [
      'b1c3 b10c8 c4c5 b8b4 c3b5 i10i9 a1a2 i9d9 f1e2 b4g4',
      'b1c3 b10c8 c4c5 a10a9 b3b4 c10a8 b4c4 b8b4',
      'b1a3 b10c8 b3c3 i10i9 a1b1 a10b10 b1b6 i9d9',
    ],
  },
  {
    id: 'elephantCentralCannon',
    side: 'second',
    moves: 'g1e3 h8e8',
    continuations: [
      'h1g3 h10g8 i1h1 i10h10 b1c3 b10a8 g4g5 b8d8 a1b1 a10b10',
      'b1c3 h10g8 h3f3 i10h10 h1g3 c7c6 g4g5 b10c8',
      'h1g3 h10g8 g4g5 i10h10 i1h1 b8d8 b1c3 b10c8 a1b1 a10b10',
    ],
  },
  {
    id: 'elephantPalcorner',
    side: 'second',
    moves: 'g1e3 b8d8',
    continuations: [
      'a1a2 b10c8 a2d2 h10g8 b1a3 a10b10 a4a5 b10b6 d2d5 b6f6 a3b5 c7c6',
      'c4c5 b10a8 b1c3 a10b10 a1b1 b10b6 b3a3 b6d6 h1g3 g7g6',
      'b1c3 c7c6 g4g5 b10c8 h1g3 a10b10 a1b1 h10g8',
    ],
  },
  {
    id: 'elephantCrossingPalace',
    side: 'second',
    moves: 'g1e3 h8d8',
    continuations: [
      'h1g3 h10g8 i1h1 g7g6 c4c5 i10h10 b1c3 c10e8',
      'h1g3 h10g8 i1h1 i10h10 h3h7 g7g6 h7g7 c10e8 h1h10 g8h10',
      'h1g3 h10g8 i1h1 g7g6 h3i3 c10e8 b1a3 b10c8',
    ],
  },
  {
    id: 'elephantSoldier',
    side: 'second',
    moves: 'g1e3 g7g6',
    continuations: [
      'c4c5 h10g8 b1c3 g10e8 a1a2 b10a8 a2g2 h8h10 g4g5 g6g5 g2g5 h10g10',
      'b1a3 h10g8 a1a2 g10e8 a2g2 h8h10 g4g5 g6g5 g2g5 h10g10',
      'c4c5 h10g8 b1c3 g10e8 a1a2 b10a8 a2f2 a10a9 h1g3 a9d9',
    ],
  },
  {
    id: 'cannonBehindSoldier',
    side: 'second',
    moves: 'c4c5 b8c8',
    continuations: [
      'h3e3 c10e8 h1g3 c7c6 i1h1 c6c5 b1a3 i10i9 a1b1 i9d9',
      'h3e3 c10e8 h1g3 i10i9 i1h1 i9b9 b1c3 b10d9 b3a3 h10i8',
      'b3e3 h8e8 h1g3 h10g8 i1h1 c7c6 b1a3 c6c5',
      'h3e3 c10e8 e3e7 d10e9 c1e3 b10d9 e7e6 a10b10 b1d2 i10i9',
    ],
  },
  {
    id: 'opposingSoldiers',
    side: 'second',
    moves: 'c4c5 g7g6',
    continuations: [
      'h3g3 h8e8 b1c3 h10g8 c1e3 b10a8 i1i2 b8c8',
      'b1c3 h10g8 a1a2 g10e8 g1e3 b10a8 a2g2 h8h10',
      'h3g3 g10e8 h1i3 h10g8 i1h1 i10h10 h1h7 h8i8',
      'b1c3 h10g8 h3e3 i10h10 h1g3 b10c8 i1i2 c10e8',
    ],
  },
  {
    id: 'soldierElephant',
    side: 'second',
    moves: 'c4c5 c10e8',
    continuations: [
      'b1c3 g7g6 b3a3 b10c8 a1b1 a10b10 h3d3 h10g8',
      'b3d3 g7g6 b1c3 b10c8 a1b1 a10b10 h1g3 h10g8',
      'h3e3 h10g8 h1g3 g7g6 i1h1 i10h10 h1h7 h8i8',
    ],
  },
  {
    id: 'soldierHorse',
    side: 'second',
    moves: 'c4c5 h10g8',
    continuations: [
      'g4g5 h8i8 h3f3 i10h10 h1g3 h10h6 i1h1 h6b6',
      'b1c3 g7g6 a1a2 g10e8 g1e3 b10a8 a2g2 h8h10',
      'g4g5 b8c8 h1g3 c7c6 b1a3 c6c5 c1e3 c10e8',
      'b1c3 g7g6 b3a3 b10c8 a1b1 a10b10 h3h7 c10e8',
    ],
  },
  {
    id: 'horseSoldier',
    side: 'second',
    moves: 'b1c3 c7c6',
    continuations: [
      'g4g5 b10c8 h1g3 a10a9 h3i3 h10g8 i1h1 i10h10',
      'h3e3 h10g8 h1g3 i10h10 i1h1 b10c8 h1h5 h8i8',
      'h3f3 b10c8 h1g3 h10i8 i1h1 i10h10 g4g5 d10e9',
      'b3a3 b10c8 a1b1 a10b10 b1b7 b8a8 b7b10 c8b10',
    ],
  },
  {
    id: 'crossingPalaceCentral',
    side: 'second',
    moves: 'h3d3 h8e8',
    continuations: [
      'h1g3 h10g8 i1h1 b10c8 b1c3 c7c6 d1e2 g7g6',
      'h1g3 h10g8 i1h1 i10i9 h1h7 i9d9 f1e2 b10c8 h7g7 e8e9',
      'h1g3 h10g8 f1e2 i10h10 g1e3 b10c8 i1f1 h10h6',
    ],
  },
] as const satisfies readonly OpeningLesson[];

/** The id of one of them. */
export type XiangqiLessonId = (typeof XIANGQI_LESSONS)[number]['id'];
