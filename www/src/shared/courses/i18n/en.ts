import type { OutcomeName } from '@chariot/protocol';
import type { EndingTask, TaskJudge } from '../../games/course.ts';

const plies = (count: number): string => (count === 1 ? '1 ply' : `${count} plies`);

export const en = {
  title: 'Endings',
  /** A button that shows one of the positions of a lesson: who is to move, and the result. */
  position: (place: number, toPlay: string, result: string) =>
    `Position ${place}: ${[toPlay, result].filter(Boolean).join(' ')}`,
  results: { win: 'wins', draw: 'draws', loss: 'loses' } satisfies Record<OutcomeName, string>,
  practise: 'Practise',
  exam: 'Exam',
  leave: 'End the exam',
  nextPosition: 'Next position',
  about: 'Exam: five won positions, each further from mate, against the longest defence.',
  mateIn: (position: number, positions: number, moves: number) =>
    `Position ${position} of ${positions}: mate in ${moves} with best play.`,
  /** Won, `over` plies later than with best play. */
  mated: (over: number): string =>
    over > 0 ? `Won, ${plies(over)} over the best.` : 'Won as fast as possible!',
  thrown: 'The win is gone.',
  /** Positions won, and plies over best play. */
  result: (won: number, positions: number, over: number) =>
    `${won} of ${positions} won, ${plies(over)} over the best.`,
  /** The best exam passed. */
  best: (over: number) => `Exam passed, ${plies(over)} over the best`,
  failed: 'The tablebase could not be loaded.',
  /** Explains an exam with positions to play out. */
  tasksAbout: (positions: number) =>
    `Exam: ${positions} positions to play out. Without a table of this ending, the engine defends and judges, which is not exact. Once four pieces are left, the tables judge.`,
  /** Position in the exam, its goal, and whether a table judges it. */
  task: (position: number, positions: number, goal: Goal, exact: boolean) =>
    `Position ${position} of ${positions}: ${goal === 'win' ? 'win' : 'hold the draw'}. ${
      exact ? 'The tables judge.' : 'The engine judges; this is not exact.'
    }`,
  done: (goal: Goal, by: TaskJudge, moves: number): string => {
    if (by === 'rules') return goal === 'win' ? 'Won!' : 'Held!';
    if (by === 'table' && goal === 'win') return 'The tablebase calls it won!';
    if (by === 'table') return 'Held: the tablebase confirms it!';
    return `Held for ${moves} moves, as far as the engine sees.`;
  },
  missed: (goal: Goal, by: TaskJudge): string => {
    if (by === 'engine') return 'Lost, by engine estimate.';
    if (goal === 'win')
      return by === 'table' ? 'The tablebase no longer calls it won.' : 'Not won.';
    return by === 'table' ? 'The tablebase calls it lost.' : 'Lost.';
  },
  /** Positions whose goal was reached. */
  tasksResult: (done: number, positions: number) => `${done} of ${positions} positions right.`,
  /** An exam with positions to play out was passed. */
  passed: 'Exam passed',
};

export type EndingsWords = typeof en;

type Goal = EndingTask['goal'];
