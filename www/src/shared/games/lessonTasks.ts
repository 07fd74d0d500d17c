// The tasks of lessons, written short: a FEN, what is asked, and a shortest solution.

import type { EscapeMeans, LessonGoal, LessonTask } from './course.ts';

const words = (text: string): string[] => text.split(' ').filter(Boolean);

const task = (fen: string, goal: LessonGoal, line: string): LessonTask => ({
  fen,
  goal,
  line: words(line),
});

/** The pieces of one kind collect stars. */
export const collect = (fen: string, kind: string, stars: string, line: string): LessonTask =>
  task(fen, { kind: 'collect', by: kind, stars: words(stars) }, line);

export const captureAll = (fen: string, line: string): LessonTask =>
  task(fen, { kind: 'captureAll' }, line);

export const check = (fen: string, line: string): LessonTask => task(fen, { kind: 'check' }, line);

export const answerCheck = (fen: string, by: EscapeMeans, line: string): LessonTask =>
  task(fen, { kind: 'escape', by }, line);

export const mate = (fen: string, line: string): LessonTask => task(fen, { kind: 'mate' }, line);

export const safe = (fen: string, line: string): LessonTask => task(fen, { kind: 'safe' }, line);

export const win = (fen: string, line: string): LessonTask => task(fen, { kind: 'win' }, line);

export const show = (fen: string, line: string): LessonTask => task(fen, { kind: 'show' }, line);

export const playOut = (fen: string, within: number): LessonTask =>
  task(fen, { kind: 'playOut', within }, '');

export const firstGame: LessonTask = { goal: { kind: 'firstGame' }, line: [] };

type Reached = Extract<LessonGoal, { kind: 'move' }>['reached'];

/** A single move, after these moves from the position; from the starting position if there is none. */
export const move = (
  fen: string | null,
  reached: Reached,
  line: string,
  moves = '',
): LessonTask => ({
  ...(fen === null ? {} : { fen }),
  moves: words(moves),
  goal: { kind: 'move', reached },
  line: words(line),
});
