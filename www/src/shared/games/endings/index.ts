import type { GameName } from '@chariot/protocol';
import { type EndingCourse, isTabled, type TabledEnding } from '../course.ts';
import { CHESS_ENDINGS } from './chess.ts';
import { XIANGQI_ENDINGS } from './xiangqi.ts';

/** Courses of endings, in teaching order. */
export const ENDINGS: Readonly<Record<GameName, EndingCourse>> = {
  chess: { path: 'endings/', steps: CHESS_ENDINGS },
  xiangqi: { path: 'endings/', steps: XIANGQI_ENDINGS },
};

/** Endings whose table every site has or makes. They have an exact exam and come back in practice. */
export const tabledEndings = (game: GameName): readonly TabledEnding[] =>
  ENDINGS[game].steps.filter(isTabled);
