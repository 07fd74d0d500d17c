import type { ChessLessonId } from '../chess.ts';
import type { XiangqiLessonId } from '../xiangqi.ts';

/** The name of an opening, and one paragraph on it: the idea, the plan, the usual mistake, the typical ending. */
export interface LessonWords {
  title: string;
  text: string;
}

export type ChessLessonWords = Readonly<Record<ChessLessonId, LessonWords>>;
export type XiangqiLessonWords = Readonly<Record<XiangqiLessonId, LessonWords>>;
