import { chessSkin } from '../pieces/chess.tsx';
import type { GameOnBoard } from './game.ts';

export const board: GameOnBoard = {
  board: { files: 8, ranks: 8 },
  looks: {
    notation: [
      { style: 'san', example: 'Nf3' },
      { style: 'uci', example: 'g1f3' },
    ],
    pieces: ['outline', 'staunton', 'origami', 'pixel'],
    samples: [
      ['first', 'N'],
      ['second', 'Q'],
    ],
    boards: ['wood', 'green', 'blue', 'grey', 'rose'],
    coordinates: ['algebraic'],
  },
  skin: chessSkin,
};
