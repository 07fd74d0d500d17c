import type { PuzzleGoal, PuzzleSource } from '../task.ts';

/** What the puzzles are about, but for the mates that have names. */
export type PuzzleMotif =
  | 'mate'
  | 'undefended'
  | 'fork'
  | 'discoveredAttack'
  | 'skewer'
  | 'pinnedDefender'
  | 'pinnedPiece'
  | 'removedDefender'
  | 'overloadedDefender'
  | 'trapped'
  | 'promotion';

/** Everything the view of puzzles says, in one language. */
export interface PuzzleWords {
  failed: string;
  /** A position is drawn from the tables. */
  drawing: string;
  none: string;
  /** What is to be found. */
  find: Readonly<Record<PuzzleGoal, (side: string) => string>>;
  goodNext(reply: string): string;
  wrong: Readonly<Record<PuzzleGoal, (move: string) => string>>;
  checking: string;
  solved: string;
  /** Solved with help, or not at the first try. */
  solvedAfterAll: string;
  shown: string;
  /** The square of the piece that is to move. */
  hintPiece(square: string): string;
  hintMove(move: string): string;
  solution: string;
  next: string;
  skip: string;
  again: string;
  counts(counts: { solved: number; all: number }): string;
  /** In place of the counts, of puzzles without end. */
  endless: string;
  source: string;
  sources: Readonly<Record<PuzzleSource, string>>;
  /** The link to the daily practice. */
  practice: string;
  difficulty: string;
  difficultyOf(difficulty: number): string;
  /** The difficulty that suits the person, which is this one now. */
  auto(level: number): string;
  motif: string;
  any: string;
  motifs: Readonly<Record<PuzzleMotif, string>>;
}
