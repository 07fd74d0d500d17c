import type { GameName } from '@chariot/protocol';

/** A position and moves that lead back to it. */
export interface Cycle {
  /** What it is called, in the dictionary of the view "How it thinks". */
  name: CycleName;
  fen: string;
  /** The moves of one round, in coordinates. */
  round: readonly string[];
}

export type CycleName =
  | 'shuffle'
  | 'perpetualCheck'
  | 'perpetualChase'
  | 'bothCheck'
  | 'checkAndIdle';

/** Repetitions to step through, of which the core says how they end. */
export const CYCLES: Readonly<Record<GameName, readonly [Cycle, ...Cycle[]]>> = {
  chess: [
    {
      name: 'perpetualCheck',
      fen: '6k1/5ppp/8/8/8/7q/3Q1P2/6K1 b - - 0 1',
      round: ['h3g4', 'g1h1', 'g4h3', 'h1g1'],
    },
    {
      name: 'shuffle',
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      round: ['g1f3', 'g8f6', 'f3g1', 'f6g8'],
    },
  ],
  xiangqi: [
    {
      name: 'perpetualCheck',
      fen: '4k4/6R2/9/9/4n4/9/9/5K3/9/9 w - - 0 1',
      round: ['g9g10', 'e10e9', 'g10g9', 'e9e10'],
    },
    {
      name: 'perpetualChase',
      fen: '9/2n1k4/9/9/9/9/1R7/9/9/3K5 w - - 0 1',
      round: ['b4c4', 'c9b7', 'c4b4', 'b7c9'],
    },
    {
      name: 'bothCheck',
      fen: '9/4k4/9/9/5r3/5c3/5R3/9/4C4/5K3 w - - 0 1',
      round: ['f4e4', 'f5e5', 'e4f4', 'e5f5'],
    },
    {
      name: 'checkAndIdle',
      fen: '9/3k5/R8/9/9/9/9/9/9/4K4 w - - 0 1',
      round: ['a8a9', 'd9d10', 'a9a8', 'd10d9'],
    },
  ],
};
