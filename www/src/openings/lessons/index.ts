import type { GameName } from '@chariot/protocol';
import type { OpeningLesson } from './lesson.ts';

const LESSONS: Readonly<Record<GameName, () => Promise<readonly OpeningLesson[]>>> = {
  chess: async () => (await import('./chess.ts')).CHESS_LESSONS,
  xiangqi: async () => (await import('./xiangqi.ts')).XIANGQI_LESSONS,
};

/** The openings of a game that books teach, fetched when they are first looked at. */
export const lessonsOf = (game: GameName): Promise<readonly OpeningLesson[]> => LESSONS[game]();
