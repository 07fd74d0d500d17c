import type { ErrorFactName, OutcomeName, SideName, TerminationName } from '@chariot/protocol';

/** What every course has: steps with names, one after the other. */
export interface CourseOutline {
  /** What stands before the name of a step in the address: empty, or ends in a slash. */
  path: string;
  steps: readonly [{ name: string }, ...{ name: string }[]];
}

/** A course whose steps have a task each. */
export interface LearnCourse extends CourseOutline {
  steps: readonly [LearnStep, ...LearnStep[]];
}

/** A course of endings, each with an exam. */
export interface EndingCourse extends CourseOutline {
  steps: readonly [EndingStep, ...EndingStep[]];
}

/** An ending of a course. */
export type EndingStep = TabledEnding | PlayedOutEnding;

/** What every ending of a course has. */
interface EndingOutline {
  name: string;
  /** The pieces, such as `KRK`; the first side has those named first. */
  material: string;
  /** Pictures: positions with their result for the side to move, and a best move in coordinates. */
  positions: readonly [EndingPicture, ...EndingPicture[]];
}

/** An ending that the first side wins, or some positions of it; the page has its table or makes it. */
export interface TabledEnding extends EndingOutline {
  /** Moves of the longest mate with the first side to move. */
  longest: number;
  /** What a position that is dealt shows, where the ending has other ideas too. */
  lesson?: EndingLesson;
}

/** What a won position has to be like to be an example. */
export interface EndingLesson {
  /** One move alone keeps the win, and a piece of this kind makes it. */
  only?: string;
  /** Such a piece stands on this rank. */
  on?: { side: SideName; kind: string; rank: number };
  /** Moves to mate below which there are no such positions or few, and the most that there are. */
  moves?: readonly [number, number];
}

/** An ending whose table few sites have: its positions are played out, and judged exactly once the tables know them. */
export interface PlayedOutEnding extends EndingOutline {
  tasks: readonly [EndingTask, ...EndingTask[]];
}

/** A position, and what the side to move reaches with best play. */
export interface EndingTask {
  fen: string;
  goal: 'win' | 'hold';
}

/** What settled a position: the rules of the game, a table, or the engine and the count of moves. */
export type TaskJudge = 'rules' | 'table' | 'engine';

/** True for an ending whose table every site has or makes. */
export const isTabled = (step: EndingStep): step is TabledEnding => 'longest' in step;

/** A position of an ending, to be looked at. */
export interface EndingPicture {
  fen: string;
  result: OutcomeName;
  best?: string;
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
