import { chessSkin } from '../pieces/chess.tsx';
import type { GameOnPage } from './game.ts';

export const chess: GameOnPage = {
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
  worth: { P: 1, N: 3, B: 3, R: 5, Q: 9 },
  skin: chessSkin,
  analysis: async () => (await import('./chess/analysis.ts')).analysis,
  spellings: async () => (await import('./chess/letters.ts')).SPELLINGS,
  openings: { isMirrored: false, names: () => import('../analysis/openings/chess.ts') },
  shuffled: () => import('./chess/chess960.ts'),
  endgame: async () => (await import('./chess/endgame.ts')).endgame,
};
