import type { ChessEndingName } from '../chess.ts';
import type { XiangqiEndingName } from '../xiangqi.ts';

/** Title and idea of an ending, in at most two sentences. */
export interface EndingIdea {
  title: string;
  idea: string;
}

/** Ideas of each game's endings, by step name. */
export interface EndingCourseWords {
  chess: Readonly<Record<ChessEndingName, EndingIdea>>;
  xiangqi: Readonly<Record<XiangqiEndingName, EndingIdea>>;
}
