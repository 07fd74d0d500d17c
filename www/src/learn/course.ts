import type { ErrorFactName, TerminationName } from '../protocol/index.ts';

/** What a course shows, one step after the other, each with a task on the board. */
export interface LearnCourse {
  steps: readonly [LearnStep, ...LearnStep[]];
}

/** One idea, and a task that the rules judge. */
export interface LearnStep {
  /** Its name in the address and in the dictionary. */
  name: string;
  /** FEN of the position; the usual start if absent. */
  fen?: string;
  /** Moves from there to the task, in coordinates. */
  moves?: readonly string[];
  goal: LearnGoal;
  /** The moves of the learner, at most; 1 if absent. Between them the other side passes. */
  within?: number;
  /** The learner's moves that lead to the goal, in coordinates; no other first move does. */
  line: readonly [string, ...string[]];
}

/** What the learner is to bring about. */
export type LearnGoal =
  /** A piece of the kind stands on the square. */
  | { kind: 'reach'; piece: string; square: string }
  /** No piece of the other side is left on the squares. */
  | { kind: 'capture'; squares: readonly string[] }
  /** The game ends by the rule, and the learner does not lose. */
  | { kind: 'end'; by: TerminationName }
  /** The king castles to the square. */
  | { kind: 'castle'; square: string }
  /** A pawn becomes a piece of the kind. */
  | { kind: 'promote'; piece: string }
  /** Of the moves offered, in coordinates, the one is tried that the rules refuse for one of the reasons. */
  | { kind: 'refused'; reasons: readonly ErrorFactName[]; offered: readonly string[] };
