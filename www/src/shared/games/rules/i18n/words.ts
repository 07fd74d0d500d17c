import type { ChessStepName } from '../chess.ts';
import type { XiangqiStepName } from '../xiangqi.ts';

/** What is said of a step: its idea, in at most two sentences, and its task. */
export interface StepWords {
  title: string;
  idea: string;
  task: string;
}

/** A course and its steps, by their names. */
export interface CourseWords<StepName extends string = string> {
  title: string;
  steps: Readonly<Record<StepName, StepWords>>;
}

/** The rules of each game for those who play the other. */
export interface RulesWords {
  chess: CourseWords<ChessStepName>;
  xiangqi: CourseWords<XiangqiStepName>;
}
