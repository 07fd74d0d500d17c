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

/** A course of lessons: from zero, or of tactics. */
export interface LessonCourse extends CourseOutline {
  steps: readonly [Lesson, ...Lesson[]];
}

/** A station of a course: an idea, and tasks on the board. */
export interface Lesson {
  /** Name in the address and the dictionary. */
  name: string;
  /** Letter of the piece drawn on the station. */
  emblem: string;
  tasks: readonly [LessonTask, ...LessonTask[]];
}

/** A position with a goal. */
export interface LessonTask {
  /** FEN; absent for the starting position. A side without a king has it off the board. */
  fen?: string;
  /** Moves from there to the task, in coordinates. */
  moves?: readonly string[];
  goal: LessonGoal;
  /**
   * A shortest solution, in coordinates: the learner's moves; with replies between them in `win` and `show`. Empty
   * where there is nothing to solve.
   */
  line: readonly string[];
}

export type LessonGoal =
  /** The learner points at each area in turn. */
  | { kind: 'find'; areas: readonly LessonArea[] }
  /** Pieces of the kind `by`, the only ones to move, have been on all stars. The other side waits. */
  | { kind: 'collect'; by: string; stars: readonly string[] }
  /** All pieces of the other side, which waits, are captured. */
  | { kind: 'captureAll' }
  /** The move gives check. */
  | { kind: 'check' }
  /** The learner, in check, answers it by these means. */
  | { kind: 'escape'; by: EscapeMeans }
  /** The move is checkmate, or wins otherwise at once. */
  | { kind: 'mate' }
  /** After the move the other side wins nothing by a capture. */
  | { kind: 'safe' }
  /** The learner finds the moves of the line, or mates. */
  | { kind: 'win' }
  /** The line is shown. */
  | { kind: 'show' }
  /** The learner mates in a game against the engine, in at most so many moves for all stars. */
  | { kind: 'playOut'; within: number }
  /** The learner begins a first game, with the coach. */
  | { kind: 'firstGame' }
  /** A single move that the rules judge. */
  | { kind: 'move'; reached: Exclude<LearnGoal, { kind: 'refused' }> };

/** Squares that a sentence of the lesson names. */
export interface LessonArea {
  /** Key of its name in the words of the lesson; if it has none, the name itself is shown. */
  name: string;
  squares: readonly string[];
}

/** Answers to a check: a move of the king, a capture of the attacker, a piece between them. */
export type EscapeMeans = 'king' | 'capture' | 'block';
