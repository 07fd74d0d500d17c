import type { ErrorFactName, OutcomeName, SideName, TerminationName } from '@chariot/protocol';

/** The part common to all courses: named steps in order. */
export interface CourseOutline {
  /** Prefix of a step's name in the address: empty, or ending in a slash. */
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

export type EndingStep = TabledEnding | PlayedOutEnding;

/** The part common to all endings of a course. */
interface EndingOutline {
  name: string;
  /** Material, such as `KRK`. The first side has the pieces named first. */
  material: string;
  /** Pictures: positions with their result for the side to move, and a best move in coordinates. */
  positions: readonly [EndingPicture, ...EndingPicture[]];
}

/** An ending that the first side wins, at least from some positions. The page has its table or solves it. */
export interface TabledEnding extends EndingOutline {
  /** Moves of the longest mate, with the first side to move. */
  longest: number;
  /** The idea that dealt positions show, if the ending has others too. */
  lesson?: EndingLesson;
}

/** Requirements on a won position to be an example. */
export interface EndingLesson {
  /** A single move keeps the win, made by a piece of this kind. */
  only?: string;
  /** Such a piece stands on this rank. */
  on?: { side: SideName; kind: string; rank: number };
  /** Range of moves to mate with enough such positions. */
  moves?: readonly [number, number];
}

/** An ending whose table few sites have. Its positions are played out; the tables judge once they know them. */
export interface PlayedOutEnding extends EndingOutline {
  tasks: readonly [EndingTask, ...EndingTask[]];
}

/** A position, and the result of best play for the side to move. */
export interface EndingTask {
  fen: string;
  goal: 'win' | 'hold';
}

/** Judge of a position: the rules, a table, or the engine and the count of moves. */
export type TaskJudge = 'rules' | 'table' | 'engine';

/** Whether every site has or makes the ending's table. */
export const isTabled = (step: EndingStep): step is TabledEnding => 'longest' in step;

export interface EndingPicture {
  fen: string;
  result: OutcomeName;
  best?: string;
}

/** An idea, and a task that the rules judge. */
export interface LearnStep {
  /** Name in the address and the dictionary. */
  name: string;
  /** FEN of the position; absent for the starting position. */
  fen?: string;
  /** Moves from there to the task, in coordinates. */
  moves?: readonly string[];
  goal: LearnGoal;
  /** Most moves of the learner; 1 if absent. Between them the other side passes. */
  within?: number;
  /** The learner's moves to the goal, in coordinates. No other first move leads there. */
  line: readonly [string, ...string[]];
}

export type LearnGoal =
  /** A piece of the kind stands on the square. */
  | { kind: 'reach'; piece: string; square: string }
  /** The other side has no piece left on the squares. */
  | { kind: 'capture'; squares: readonly string[] }
  /** The game ends by the rule, and the learner does not lose. */
  | { kind: 'end'; by: TerminationName }
  /** The king castles to the square. */
  | { kind: 'castle'; square: string }
  /** A pawn becomes a piece of the kind. */
  | { kind: 'promote'; piece: string }
  /** The learner tries the one offered move, in coordinates, that the rules refuse for one of the reasons. */
  | { kind: 'refused'; reasons: readonly ErrorFactName[]; offered: readonly string[] };
