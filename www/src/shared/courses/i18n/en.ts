import type { EndingsWords } from './words.ts';

const plies = (count: number): string => (count === 1 ? '1 ply' : `${count} plies`);

export const en: EndingsWords = {
  title: 'Endings',
  results: { win: 'wins', draw: 'draw', loss: 'loses' },
  practise: 'Practise',
  exam: 'Exam',
  leave: 'End the exam',
  nextPosition: 'Next position',
  about:
    'The exam: five won positions, each further from mate, against the longest defence there is.',
  mateIn: (position, positions, moves) =>
    `Position ${position} of ${positions}: mate in ${moves} with best play.`,
  mated: (over) => (over > 0 ? `Won, ${plies(over)} over the best.` : 'Won, as fast as can be!'),
  thrown: 'The win is gone.',
  result: (won, positions, over) => `${won} of ${positions} won, ${plies(over)} over the best.`,
  best: (over) => `Exam passed, ${plies(over)} over the best`,
  failed: 'The tablebase could not be loaded.',
  tasksAbout: (positions) =>
    `The exam: ${positions} positions to play out. Without the table of this ending the engine defends and judges, which is not exact; once four pieces are left, the tables judge.`,
  task: (position, positions, goal, exact) =>
    `Position ${position} of ${positions}: ${goal === 'win' ? 'win' : 'hold the draw'}. ${
      exact ? 'The tables judge.' : 'The engine judges, not exactly.'
    }`,
  done: (goal, by, moves) => {
    if (by === 'rules') return goal === 'win' ? 'Won!' : 'Held!';
    if (by === 'table' && goal === 'win') return 'The tablebase calls it won!';
    if (by === 'table') return 'Held, the tablebase confirms!';
    return `Held for ${moves} moves, as far as the engine sees.`;
  },
  missed: (goal, by) => {
    if (by === 'engine') return 'The engine sees you lost, not exactly.';
    if (goal === 'win')
      return by === 'table' ? 'The tablebase no longer calls it won.' : 'Not won.';
    return by === 'table' ? 'The tablebase calls it lost.' : 'Lost.';
  },
  tasksResult: (done, positions) => `${done} of ${positions} positions right.`,
  passed: 'Exam passed',
};
