import type { ChessEndingName } from '../chess.ts';
import type { XiangqiEndingName } from '../xiangqi.ts';

/** What is said of an ending: its idea, in at most two sentences. */
export interface EndingIdea {
  title: string;
  idea: string;
}

/** The endings of each game, by the names of their steps. */
export interface EndingCourseWords {
  chess: Readonly<Record<ChessEndingName, EndingIdea>>;
  xiangqi: Readonly<Record<XiangqiEndingName, EndingIdea>>;
}
