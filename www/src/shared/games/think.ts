import type { GameName, RungName } from '@chariot/protocol';
import chess from './chess/rungs.json' with { type: 'json' };
import facts from './horizon.json' with { type: 'json' };
import xiangqi from './xiangqi/rungs.json' with { type: 'json' };

/** A position that the view "How it thinks" offers to look at. */
export interface ExamplePosition {
  /** What it is called, in the dictionary of that view. */
  name: ExampleName;
  fen: string;
}

/** The names of the examples. */
export type ExampleName = 'opera' | 'legall' | 'middlegame' | 'ending' | 'start';

/** A few positions of each game, the first of which is shown first. */
export const EXAMPLES: Readonly<
  Record<GameName, readonly [ExamplePosition, ...ExamplePosition[]]>
> = {
  chess: [
    // Morphy against the Duke of Brunswick and Count Isouard, Paris 1858, before 16.Qb8+.
    { name: 'opera', fen: '4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 1 16' },
    // Before 5.Nxe5, which gives the queen.
    {
      name: 'legall',
      fen: 'rn1qkbnr/ppp2p1p/3p2p1/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 5',
    },
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
 * A position in which a search that stops dead at a depth postpones a loss instead of bearing it, at a price. What it and
 * one with quiescence search play there, crates/ladder/tests/horizon.rs plays again.
 */
export interface HorizonExample {
  fen: string;
  /** In plies. */
  depth: number;
  /** What the search that stops dead plays, and the one with quiescence search, in coordinates. */
  postpones: string;
  bears: string;
}

export const HORIZONS: Readonly<Record<GameName, HorizonExample>> = facts;

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

/** A position in which a player of the ladder errs and the next does not. */
export interface RungMistake {
  lower: RungName;
  higher: RungName;
  fen: string;
  /** What each plays, in coordinates. */
  played: string;
  better: string;
  /** What the lower one's move costs: centipawns by the engine, or what it gives away by the endgame tables. */
  cost: number | 'win' | 'draw';
}

/** A position in which the engine gives away what it keeps with endgame tables. */
interface SpoiledEnding extends Omit<RungMistake, 'cost'> {
  /** What the position was to the side to move. */
  spoils: 'win' | 'draw';
  /** Plies down to which the engine errs. */
  deepest: number;
}

/** Games of two players: won, drawn and lost by the lower. */
export interface RungGames {
  lower: RungName;
  higher: RungName;
  results: readonly number[];
}

/** What `lab rungs` has found out about the players of the ladder, at this depth in plies. */
export interface RungFacts {
  depth: number;
  mistakes: readonly [RungMistake, ...RungMistake[]];
  endings: readonly [SpoiledEnding, ...SpoiledEnding[]];
  games: readonly RungGames[];
}

export const RUNG_FACTS = { chess, xiangqi } as unknown as Readonly<Record<GameName, RungFacts>>;

/** The mistakes of all players, from the lowest on. */
export function mistakesOf(game: GameName): readonly [RungMistake, ...RungMistake[]] {
  const { mistakes, endings } = RUNG_FACTS[game];
  return [...mistakes, ...endings.map((ending) => ({ ...ending, cost: ending.spoils }))];
}

/** An ending that the chapter "The brick wall" solves. */
export interface WallEnding {
  /** Its name, as the engine reads it. */
  material: string;
  /** What it is called, in the dictionary of that chapter. */
  name: WallEndingName;
}

/** What the endings are called. */
export type WallEndingName =
  | 'rook'
  | 'queen'
  | 'pawn'
  | 'chariot'
  | 'horse'
  | 'horseAdvisor'
  | 'soldier';

/** The endings of each game, the first of which is shown first. All are solved in milliseconds. */
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

/** A line that the board is folded on: between the left and the right, the near and the far half, or the long diagonal
 * of a quarter. */
export type Fold = 'files' | 'ranks' | 'diagonal';

/** In which order the symmetries of each game fold its board; an ending may allow fewer. */
export const FOLDS: Readonly<Record<GameName, readonly Fold[]>> = {
  chess: ['files', 'ranks', 'diagonal'],
  xiangqi: ['files'],
};
