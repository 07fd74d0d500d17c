import type { GameName } from '@chariot/protocol';
import type { Lesson, LessonCourse, LessonTask } from '../course.ts';
import { show, win } from '../lessonTasks.ts';
import chess from './chess.json';
import xiangqi from './xiangqi.json';

/** A lesson as `www/scripts/tactics.mjs` writes it: puzzles as `FEN | moves`. */
interface Written {
  name: string;
  emblem: string;
  puzzles: readonly string[];
}

/** Puzzles of a lesson that are shown before the others are to be solved. */
const PICTURES = 2;

function lessonOf({ name, emblem, puzzles }: Written): Lesson {
  const tasks = puzzles.map((puzzle, i): LessonTask => {
    const [fen = '', line = ''] = puzzle.split(' | ');
    return i < PICTURES ? show(fen, line) : win(fen, line);
  });
  const [first, ...others] = tasks;
  if (!first) throw new Error(`${name} has no tasks`);
  return { name, emblem, tasks: [first, ...others] };
}

function courseOf(written: readonly Written[]): LessonCourse {
  const [first, ...others] = written.map(lessonOf);
  if (!first) throw new Error('a course without lessons');
  return { path: 'tactics/', steps: [first, ...others] };
}

/** Courses of tactics by motif, made from the puzzles. */
export const TACTICS: Readonly<Record<GameName, LessonCourse>> = {
  chess: courseOf(chess),
  xiangqi: courseOf(xiangqi),
};
