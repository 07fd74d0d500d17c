import type { GameName, RungName } from '@chariot/protocol';
import chessGuesses from './chess/guesses.json' with { type: 'json' };
import chess from './chess/rungs.json' with { type: 'json' };
import facts from './horizon.json' with { type: 'json' };
import xiangqiGuesses from './xiangqi/guesses.json' with { type: 'json' };
import xiangqi from './xiangqi/rungs.json' with { type: 'json' };

/** An example position of the view "How it thinks". */
export interface ExamplePosition {
  /** Name in the dictionary of that view. */
  name: ExampleName;
  fen: string;
}

export type ExampleName = 'opera' | 'legall' | 'middlegame' | 'ending' | 'start';

/** Examples of each game; the first is shown first. */
export const EXAMPLES: Readonly<
  Record<GameName, readonly [ExamplePosition, ...ExamplePosition[]]>
> = {
  chess: [
    // Before 5.Nxe5, which offers the queen: no mate is near, and the best move needs five plies.
    {
      name: 'legall',
      fen: 'rn1qkbnr/ppp2p1p/3p2p1/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 5',
    },
    // Morphy against the Duke of Brunswick and Count Isouard, Paris 1858, before 16.Qb8+.
    { name: 'opera', fen: '4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 1 16' },
    { name: 'ending', fen: '1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1' },
    { name: 'start', fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' },
  ],
  xiangqi: [
    {
      name: 'middlegame',
      fen: 'r2akab2/9/2n1b1n2/p1p1p3p/6p2/2P3P2/P3P3P/2N1C1N2/9/R1BAKAB2 w - - 0 15',
    },
    { name: 'ending', fen: '2bak4/4a4/4b4/p3p3p/2n6/4P4/P3N3P/4B4/4A4/2BAK4 w - - 0 40' },
    {
      name: 'start',
      fen: 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1',
    },
  ],
};

/**
 * An example of the horizon effect: a search that stops dead postpones a loss at a price, instead of bearing it.
 * crates/ladder/tests/horizon.rs replays both moves.
 */
export interface HorizonExample {
  fen: string;
  /** In plies. */
  depth: number;
  /** Moves without and with quiescence search, in coordinates. */
  postpones: string;
  bears: string;
}

export const HORIZONS: Readonly<Record<GameName, HorizonExample>> = facts;

/** A position in which lines of play meet again and again, and the greatest depth in plies to count them. */
export const REPEATS: Readonly<Record<GameName, { fen: string; deepest: number }>> = {
  // Lasker and Reichhelm, 1901.
  chess: { fen: '8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1', deepest: 6 },
  xiangqi: { fen: '4k4/9/9/4p4/9/9/4P4/9/9/3K5 w - - 0 1', deepest: 7 },
};

/** A position and moves that lead back to it. */
export interface Cycle {
  /** Name in the dictionary of the view "How it thinks". */
  name: CycleName;
  fen: string;
  /** Moves of one round, in coordinates. */
  round: readonly string[];
}

export type CycleName =
  | 'shuffle'
  | 'perpetualCheck'
  | 'perpetualChase'
  | 'bothCheck'
  | 'checkAndIdle';

/** Repetitions to step through. The core says how they end. */
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

/** A position in which one engine of the ladder errs and the next does not. */
export interface RungMistake {
  lower: RungName;
  higher: RungName;
  fen: string;
  /** Moves of the two engines, in coordinates. */
  played: string;
  better: string;
  /** Cost of the lower one's move: centipawns by the engine, or the result lost by the endgame tables. */
  cost: number | 'win' | 'draw';
}

/** A position in which the engine errs unless it has endgame tables. */
interface SpoiledEnding extends Omit<RungMistake, 'cost'> {
  /** Result for the side to move before the error. */
  spoils: 'win' | 'draw';
  /** Deepest search that errs, in plies. */
  deepest: number;
}

/** Games of two engines: won, drawn and lost by the lower. */
export interface RungGames {
  lower: RungName;
  higher: RungName;
  results: readonly number[];
}

/** Findings of `lab rungs` about the engines of the ladder, at a depth in plies. */
export interface RungFacts {
  depth: number;
  mistakes: readonly [RungMistake, ...RungMistake[]];
  endings: readonly [SpoiledEnding, ...SpoiledEnding[]];
  games: readonly RungGames[];
}

export const RUNG_FACTS = { chess, xiangqi } as unknown as Readonly<Record<GameName, RungFacts>>;

/** Mistakes of all engines, lowest first. */
export function mistakesOf(game: GameName): readonly [RungMistake, ...RungMistake[]] {
  const { mistakes, endings } = RUNG_FACTS[game];
  return [...mistakes, ...endings.map((ending) => ({ ...ending, cost: ending.spoils }))];
}

/** An ending in which a guess gives the result away, found by `lab guesses`. */
export interface FailedGuess {
  /** The guess that is to blame. */
  guess: 'reductions';
  material: string;
  fen: string;
  /** Depth of both searches, in plies. */
  depth: number;
  /** Moves of the bold and the careful search, in coordinates. */
  played: string;
  better: string;
  /** Result for the side to move before the error. */
  spoils: 'win' | 'draw';
  /** Positions that each search looks at. */
  bold: number;
  careful: number;
}

export const FAILED_GUESSES = {
  chess: chessGuesses,
  xiangqi: xiangqiGuesses,
} as unknown as Readonly<Record<GameName, readonly [FailedGuess, ...FailedGuess[]]>>;

/** An ending of the chapter "The brick wall". */
export interface WallEnding {
  material: string;
  /** Name in the dictionary of that chapter. */
  name: WallEndingName;
}

export type WallEndingName =
  | 'rook'
  | 'queen'
  | 'pawn'
  | 'chariot'
  | 'horse'
  | 'horseAdvisor'
  | 'soldier';

/** Endings of each game; the first is shown first. All are solved in milliseconds. */
export const WALL_ENDINGS: Readonly<Record<GameName, readonly [WallEnding, ...WallEnding[]]>> = {
  chess: [
    { material: 'KRK', name: 'rook' },
    { material: 'KQK', name: 'queen' },
    { material: 'KPK', name: 'pawn' },
  ],
  xiangqi: [
    { material: 'KNK', name: 'horse' },
    { material: 'KNKA', name: 'horseAdvisor' },
    { material: 'KRK', name: 'chariot' },
    { material: 'KPK', name: 'soldier' },
  ],
};

/** A fold of the board: left on right half, near on far half, or along the long diagonal of a quarter. */
export type Fold = 'files' | 'ranks' | 'diagonal';

/** Order in which each game's symmetries fold the board; an ending may allow fewer. */
export const FOLDS: Readonly<Record<GameName, readonly Fold[]>> = {
  chess: ['files', 'ranks', 'diagonal'],
  xiangqi: ['files'],
};
