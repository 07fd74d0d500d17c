import type { OutcomeName } from '@chariot/protocol';
import type { EndingTask, TaskJudge } from '../../games/course.ts';

/** What a course of endings says around its ideas. */
export interface EndingsWords {
  title: string;
  results: Readonly<Record<OutcomeName, string>>;
  practise: string;
  exam: string;
  leave: string;
  nextPosition: string;
  /** What an exam is. */
  about: string;
  /** Which position of how many, and in how many moves it is mate with best play. */
  mateIn(position: number, positions: number, moves: number): string;
  /** Won, so many plies later than with best play. */
  mated(over: number): string;
  thrown: string;
  /** So many of all positions were won, with so many plies over the best. */
  result(won: number, positions: number, over: number): string;
  /** The best exam that was passed. */
  best(over: number): string;
  failed: string;
  /** What an exam is whose positions are played out. */
  tasksAbout(positions: number): string;
  /** Which position of how many, what is to be reached, and whether a table judges it. */
  task(position: number, positions: number, goal: Goal, exact: boolean): string;
  done(goal: Goal, by: TaskJudge, moves: number): string;
  missed(goal: Goal, by: TaskJudge): string;
  /** In so many of all positions the goal was reached. */
  tasksResult(done: number, positions: number): string;
  /** An exam was passed whose positions are played out. */
  passed: string;
}

type Goal = EndingTask['goal'];
