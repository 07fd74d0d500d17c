import type { ChessStepName } from '../chess.ts';
import type { XiangqiStepName } from '../xiangqi.ts';

/** Title and idea of a step, in at most two sentences, and its task. */
export interface StepWords {
  title: string;
  idea: string;
  task: string;
}

/** Texts of a course, its steps by name. */
export interface CourseWords<StepName extends string = string> {
  title: string;
  steps: Readonly<Record<StepName, StepWords>>;
}

/** Rules of each game for players of the other. */
export interface RulesWords {
  chess: CourseWords<ChessStepName>;
  xiangqi: CourseWords<XiangqiStepName>;
}
