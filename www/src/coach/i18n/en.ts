import type { CoachWords } from './words.ts';

export const en: CoachWords = {
  searching: (percent) => `Looking for mistakes: ${percent}%`,
  failed: 'The game could not be analysed.',
  mistakeOf: (number, all) => `Mistake ${number} of ${all}`,
  findBetter: (played, side) => `${played} was played. Find a better move for ${side}.`,
  checking: 'Checking your move…',
  notBest: (move) => `There is a better move than ${move}. Try again.`,
  playedAgain: (move) => `${move} was played in the game. Try another move.`,
  goodNext: (reply) => `Good! The reply is ${reply}. Find the next move.`,
  found: 'Good move! Solved.',
  bestWas: (line) => `Best was ${line}`,
  viewSolution: 'View the solution',
  skip: 'Skip',
  next: 'Next',
  finish: 'Finish',
  leave: 'Leave',
  noMistakes: (side) => `No mistakes of ${side} were found. Well played!`,
  counts: (found, all, shown, skipped) =>
    [
      `Solved ${found} of ${all}`,
      shown > 0 && `solution viewed ${shown}`,
      skipped > 0 && `skipped ${skipped}`,
    ]
      .filter(Boolean)
      .join(' · '),
  again: 'Try again',
  otherSide: (side) => `Mistakes of ${side}`,
  outcomes: { open: 'to solve', found: 'solved', shown: 'solution viewed', skipped: 'skipped' },
};
