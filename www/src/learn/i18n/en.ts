export const en = {
  /** Which step of how many. */
  progress: (step: number, steps: number) => `Step ${step} of ${steps}`,
  contents: 'Steps',
  /** A step that is done, for screen readers. */
  stepDone: (title: string) => `${title}, done`,
  previous: 'Previous',
  next: 'Next',
  /** Play a game, after the last step. */
  play: 'Play a game',
  /** The courses of endings. */
  endings: 'Go on with the endings',
  right: 'Right!',
  /** The other side has passed; so many moves are left. */
  waits: (side: string, left: number) =>
    `${side} waits. ${left === 1 ? 'One move' : `${left} moves`} left.`,
  missed: 'That is not it.',
  /** The piece cannot go to the square. */
  cannotGo: (piece: string, square: string) => `The ${piece} cannot go to ${square}.`,
  /** The offered move is legal, but one that is not was asked for. */
  isLegal: (move: string) => `${move} is legal.`,
  /** From one square to another. */
  moveBetween: (from: string, to: string) => `${from}–${to}`,
};

/** What courses say around their steps. */
export type LearnWords = typeof en;
