import type { PackedPuzzle } from './file.ts';

/** Where puzzles come from: the file, or endings in which one move alone wins or draws, drawn from the tables. */
export const PUZZLE_SOURCES = ['file', 'win', 'draw'] as const;
/** One of them. */
export type PuzzleSource = (typeof PUZZLE_SOURCES)[number];

/** What the solver has to find: the only move that wins, the only one that draws, or the best one. */
export const PUZZLE_GOALS = ['win', 'draw', 'best'] as const;
/** One of them. */
export type PuzzleGoal = (typeof PUZZLE_GOALS)[number];

/** A position to solve, wherever it comes from. */
export interface PuzzleTask {
  fen: string;
  /** In coordinates: the solver's move, the answer, the solver's move again. */
  moves: readonly string[];
  goal: PuzzleGoal;
  /** What the file of puzzles says of it; `null` if it comes from elsewhere. */
  packed: PackedPuzzle | null;
}

/** How the first try at a puzzle went; `hinted`: solved once the piece was known. */
export type SolvingOutcome = 'solved' | 'hinted' | 'failed';

/** A puzzle of the file as something to solve. */
export function taskOf(packed: PackedPuzzle): PuzzleTask {
  return { fen: packed.fen, moves: packed.moves, goal: 'win', packed };
}
