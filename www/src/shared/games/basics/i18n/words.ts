import type { ChessBasicName } from '../chess.ts';
import type { Chapter } from '../index.ts';
import type { XiangqiBasicName } from '../xiangqi.ts';

/** The words of a lesson. */
export interface LessonWords {
  title: string;
  idea: string;
  /** The tasks in words, where the goal does not say them. */
  tasks?: readonly string[];
  /** Names of the areas to find, by key. */
  areas?: Readonly<Record<string, string>>;
}

export interface BasicsWords {
  chapters: Readonly<Record<Chapter, string>>;
  chess: Readonly<Record<ChessBasicName, LessonWords>>;
  xiangqi: Readonly<Record<XiangqiBasicName, LessonWords>>;
}
