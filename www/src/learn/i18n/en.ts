export const en = {
  progress: (step: number, steps: number) => `Step ${step} of ${steps}`,
  /** A step's place and its title. */
  named: (place: string, title: string) => `${place}: ${title}`,
  all: 'All lessons',
  contents: 'Steps',
  /** For screen readers. */
  stepDone: (title: string) => `${title}, done`,
  previous: 'Previous',
  next: 'Next',
  play: 'Play a game',
  endings: 'Go on with the endings',
  right: 'Right!',
  /** The other side has passed; `left` moves remain. */
  waits: (side: string, left: number) =>
    `${side} waits. ${left === 1 ? 'One move' : `${left} moves`} left.`,
  missed: 'Not that one.',
  cannotGo: (piece: string, square: string) => `The ${piece} cannot go to ${square}.`,
  /** The chosen move is legal, but an illegal one was asked for. */
  isLegal: (move: string) => `${move} is legal.`,
  moveBetween: (from: string, to: string) => `${from}–${to}`,
};

export type LearnWords = typeof en;
