import type { LessonUiWords } from './words.ts';

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
const enough = (moves: number): string =>
  moves === 1 ? 'One move is enough.' : `${moves} moves are enough.`;

export const en: LessonUiWords = {
  intro: (title, idea) => `${title}. ${idea}`,
  lesson: (number, lessons) => `Lesson ${number} of ${lessons}`,
  task: (number, tasks) => `Task ${number} of ${tasks}`,
  stars: (stars) => count(stars, 'star'),
  start: 'Start again',
  takeBack: 'Take it back',
  again: 'Again, for all stars',
  nextTask: 'Next',
  nextLesson: 'Next lesson',
  showMove: 'Show the move',
  beginGame: 'Play level 1',
  replacesGame: 'The game that you are playing will be replaced.',
  finished: 'Lesson done!',
  right: 'Right!',
  mated: (king) => `Checkmate: the ${king} is attacked, and no move saves it.`,
  looking: 'Not that one. Looking for the reason…',
  failed: 'This task could not be opened.',
  moveSaid: (move) => `${move}.`,
  collected: (left) => (left === 0 ? 'All stars collected.' : `Star collected, ${left} left.`),
  found: (name) => `Right: ${name}.`,

  find: (name, number, all) => `Find ${name}, and press it (${number} of ${all}).`,
  collect: (piece, stars, moves) =>
    `Bring the ${piece} to ${stars === 1 ? 'the star' : 'all stars'}. ${enough(moves)}`,
  captureAll: (side, moves) => `Capture all of ${side}’s pieces and lose none. ${enough(moves)}`,
  check: 'Give check.',
  escape: {
    king: 'You are in check. Move out of it.',
    capture: 'You are in check. Capture the attacker.',
    block: 'You are in check. Put a piece between.',
  },
  mate: 'Give checkmate in one move.',
  safe: 'Make a move that loses nothing.',
  win: (side) => `Find the best move for ${side}.`,
  show: 'Look at the position, then see the moves.',
  showing: (move, number, moves) => `${move} (move ${number} of ${moves})`,
  playOut: (within, made) =>
    `Now you: give checkmate. ${enough(within)}${made === 0 ? '' : ` Moves made: ${made}.`}`,
  firstGame: 'Play a whole game with the coach.',

  on: (piece, square) => `the ${piece} on ${square}`,
  the: (piece) => `the ${piece}`,
  otherPiece: (piece) => `Here only the ${piece} moves.`,
  ownPiece: (piece) => `Your own ${piece} stands there.`,
  manners: {
    chess: {
      K: 'The king goes one square at a time.',
      Q: 'The queen goes straight or diagonally.',
      R: 'The rook goes straight, along a file or a rank.',
      B: 'The bishop goes only diagonally.',
      N: 'The knight goes two squares straight and one aside.',
      P: 'The pawn goes one square forward, from its home up to two. It never goes back or aside.',
    },
    xiangqi: {
      K: 'The general goes one point straight, within the palace.',
      A: 'The advisor goes one point diagonally, within the palace.',
      B: 'The elephant goes exactly two points diagonally, and never crosses the river.',
      N: 'The horse goes one point straight, then one diagonally onward.',
      R: 'The chariot goes straight, along a file or a rank.',
      C: 'The cannon goes straight, along a file or a rank.',
      P: 'The soldier goes one point forward, across the river also sideways. It never goes back.',
    },
  },
  bounds: {
    chess: {},
    xiangqi: {
      K: 'The general may not leave the palace.',
      A: 'The advisor has only the five points on the diagonals of the palace.',
      B: 'The elephant goes exactly two points diagonally, and never crosses the river.',
      P: 'Before it has crossed the river the soldier goes only forward.',
    },
  },
  barred: {
    chess: { P: (by) => `The pawn is blocked by ${by}.` },
    xiangqi: {
      N: (by) => `The horse’s leg is blocked by ${by}.`,
      B: (by) => `The elephant’s eye is blocked by ${by}.`,
      C: (by) => `The way is barred by ${by}: the cannon leaps only to capture.`,
    },
  },
  way: (piece, by) => `The ${piece} cannot pass ${by}.`,
  captures: {
    chess: { P: 'A pawn captures diagonally, never straight ahead.' },
    xiangqi: { C: 'To capture, the cannon needs exactly one piece between: its screen.' },
  },
  onlyCaptures: 'A pawn goes diagonally only to capture.',
  otherColour: 'The bishop stays on its colour: that square it never reaches.',
  exposed: (king, by) => `Your ${king} would be in check from ${by}.`,
  stillInCheck: (king, by) => `Your ${king} would still be in check from ${by}.`,
  facing: 'The two generals would face each other.',
  taken: (piece, by) => `That leaves your ${piece} to be taken by ${by}.`,
  noCheck: (king) => `That gives no check: nothing attacks the ${king}.`,
  notMate: 'That gives no check, so it is no mate.',
  answered: {
    king: (piece) => `Check, but not mate: ${piece} gets away.`,
    capture: (piece) => `Check, but not mate: ${piece} captures.`,
    block: (piece) => `Check, but not mate: ${piece} steps between.`,
  },
  otherEscape: {
    king: 'That answers the check. Here move out of it.',
    capture: 'That answers the check. But the attacker can be captured.',
    block: 'That answers the check. But a piece can step between.',
  },
  stalemate: 'No check, and no move left: stalemate, a draw.',
  drawn: 'That is a draw.',
  deadEnd: 'From here no move is left.',
  notAsked: (task) => `That is legal, but something else is asked. ${task}`,
  better: 'Not that one.',
  elsewhere: (name, wanted) => `That is ${name}. Look for ${wanted}.`,
  notThere: (wanted) => `Not there. Look for ${wanted}.`,
};
