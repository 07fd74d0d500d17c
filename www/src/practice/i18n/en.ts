import type { PracticeWords } from './words.ts';

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

export const en: PracticeWords = {
  left: ({ due, fresh, minutes }) =>
    `${due} due, ${fresh} new: about ${counted(minutes, 'minute', 'minutes')}.`,
  nothingLeft: 'Done for today. What you practised comes back when it is about to be forgotten.',
  begin: 'Begin',
  goOn: 'Go on',
  more: 'Ten more minutes',
  next: 'Next',
  skip: 'Skip',
  leave: 'Overview',
  cardsLeft: (cards) => `${counted(cards, 'card', 'cards')} left today`,
  days: ({ all, inARow }) =>
    inARow > 1
      ? `${counted(all, 'day', 'days')} of practice, ${inARow} in a row`
      : `${counted(all, 'day', 'days')} of practice`,
  about:
    'Puzzles you tried, endings of the course and mistakes of your own games come back: failed ones soon, known ones later and later.',
  failed: 'The puzzles could not be loaded.',
};
