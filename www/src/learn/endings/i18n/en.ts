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
};
