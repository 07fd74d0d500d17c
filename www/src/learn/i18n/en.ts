import type { LearnWords } from './words.ts';

export const en: LearnWords = {
  progress: (step, steps) => `Step ${step} of ${steps}`,
  contents: 'Steps',
  stepDone: (title) => `${title}, done`,
  previous: 'Previous',
  next: 'Next',
  play: 'Play a game',
  endings: 'Go on with the endings',
  right: 'Right!',
  waits: (side, left) => `${side} waits. ${left === 1 ? 'One move' : `${left} moves`} left.`,
  missed: 'That is not it.',
  cannotGo: (piece, square) => `The ${piece} cannot go to ${square}.`,
  isLegal: (move) => `${move} is legal.`,
  moveBetween: (from, to) => `${from}–${to}`,
};
