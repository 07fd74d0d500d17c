import type { GameName } from '@chariot/protocol';
import type { LearnCourse } from '../course.ts';
import { CHESS_STEPS } from './chess.ts';
import { XIANGQI_STEPS } from './xiangqi.ts';

export const RULES: Readonly<Record<GameName, LearnCourse>> = {
  chess: { path: '', steps: CHESS_STEPS },
  xiangqi: { path: '', steps: XIANGQI_STEPS },
};
