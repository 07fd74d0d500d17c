import type { PackedPuzzle } from './file.ts';

/** Sources of puzzles: the file, or table positions with a single winning or drawing move. */
export const PUZZLE_SOURCES = ['file', 'win', 'draw'] as const;
export type PuzzleSource = (typeof PUZZLE_SOURCES)[number];

/** Goals: the only move that wins, the only one that draws, or the best one. */
export const PUZZLE_GOALS = ['win', 'draw', 'best'] as const;
export type PuzzleGoal = (typeof PUZZLE_GOALS)[number];

/** A position to solve, from any source. */
export interface PuzzleTask {
  fen: string;
  /** In coordinates: the solver's move, the answer, the solver's move and so on. */
  moves: readonly string[];
  goal: PuzzleGoal;
  /** Its entry in the puzzle file; `null` for other sources. */
  packed: PackedPuzzle | null;
}

/** Outcome of the first try; `hinted`: solved after seeing the piece. */
export type SolvingOutcome = 'solved' | 'hinted' | 'failed';

export function taskOf(packed: PackedPuzzle): PuzzleTask {
  return { fen: packed.fen, moves: packed.moves, goal: 'win', packed };
}
