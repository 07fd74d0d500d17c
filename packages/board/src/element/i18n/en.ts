import type { ElementWords } from './words.ts';

export const en: ElementWords = {
  views: { play: 'Game', moves: 'Game', endgame: 'Endgame', puzzle: 'Puzzle', free: 'Board' },
  matesIn: (side, moves) => `${side} mates in ${moves}`,
  drawn: 'Draw with best play',
  unknown: 'Not in the tablebase',
  loadingTables: 'Loading endgame tables',
  results: 'All moves and results',
  winsIn: (moves) => (moves === 0 ? 'mate' : `mate in ${moves}`),
  draws: 'draw',
  losesIn: (moves) => `mated in ${moves}`,
  find: (side) => `Find the best move for ${side}`,
  wrong: (move) => `${move} is not the move. Try again`,
  right: 'Right. Go on',
  solved: (mistakes) =>
    mistakes === 0
      ? 'Solved'
      : `Solved, with ${mistakes} wrong ${mistakes === 1 ? 'move' : 'moves'}`,
  showMove: 'Show the move',
};
