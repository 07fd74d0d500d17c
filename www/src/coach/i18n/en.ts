export const en = {
  searching: (percent: number) => `Looking for mistakes: ${percent}%`,
  failed: 'The game could not be analysed.',
  mistakeOf: (number: number, all: number) => `Mistake ${number} of ${all}`,
  /** The move of the game, and the side to find a better one. */
  findBetter: (played: string, side: string) =>
    `${played} was played. Find a better move for ${side}.`,
  checking: 'Checking your move…',
  notBest: (move: string) => `There is a better move than ${move}. Try again.`,
  playedAgain: (move: string) => `${move} was played in the game. Try another move.`,
  goodNext: (reply: string) => `Good! The reply is ${reply}. Find the next move.`,
  found: 'Good move! Solved.',
  bestWas: (line: string) => `Best was ${line}`,
  viewSolution: 'View the solution',
  skip: 'Skip',
  next: 'Next',
  finish: 'Finish',
  leave: 'Leave',
  noMistakes: (side: string) => `No mistakes of ${side} were found. Well played!`,
  /** Mistakes solved, of how many; then those shown and those skipped. */
  counts: (found: number, all: number, shown: number, skipped: number) =>
    [
      `Solved ${found} of ${all}`,
      shown > 0 && `solution viewed ${shown}`,
      skipped > 0 && `skipped ${skipped}`,
    ]
      .filter(Boolean)
      .join(' · '),
  again: 'Try again',
  otherSide: (side: string) => `Mistakes of ${side}`,
  outcomes: {
    open: 'to solve',
    found: 'solved',
    shown: 'solution viewed',
    skipped: 'skipped',
  } satisfies Record<'open' | 'found' | 'shown' | 'skipped', string>,
};

export type CoachWords = typeof en;
