import type { GameName } from '@chariot/protocol';
import type { LessonCourse } from '../course.ts';
import { CHESS_BASICS, type ChessBasicName } from './chess.ts';
import { XIANGQI_BASICS, type XiangqiBasicName } from './xiangqi.ts';

/** Courses that presume nothing, from the board to a first game. */
export const BASICS: Readonly<Record<GameName, LessonCourse>> = {
  chess: { path: 'basics/', steps: CHESS_BASICS },
  xiangqi: { path: 'basics/', steps: XIANGQI_BASICS },
};

/** The parts of a course, each from its first lesson on. */
export const CHAPTERS = ['pieces', 'king', 'rules', 'material', 'tactics', 'play'] as const;
export type Chapter = (typeof CHAPTERS)[number];

type Begins<Name extends string> = Readonly<Record<Chapter, Name>>;
const CHESS_CHAPTERS: Begins<ChessBasicName> = {
  pieces: 'board',
  king: 'check',
  rules: 'castling',
  material: 'values',
  tactics: 'fork',
  play: 'twoRooks',
};
const XIANGQI_CHAPTERS: Begins<XiangqiBasicName> = {
  pieces: 'board',
  king: 'check',
  rules: 'stalemate',
  material: 'values',
  tactics: 'fork',
  play: 'twoChariots',
};

/** First lesson of each chapter. */
export const BEGINS: Readonly<Record<GameName, Begins<string>>> = {
  chess: CHESS_CHAPTERS,
  xiangqi: XIANGQI_CHAPTERS,
};
