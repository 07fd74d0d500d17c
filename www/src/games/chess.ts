import { chessSkin } from '../pieces/chess.tsx';
import type { GameOnPage } from './game.ts';

export const chess: GameOnPage = {
  views: ['play', 'analysis', 'endgame'],
  board: { files: 8, ranks: 8 },
  looks: {
    notation: [
      { style: 'san', example: 'Nf3' },
      { style: 'uci', example: 'g1f3' },
    ],
    pieces: ['outline', 'origami'],
    samples: [
      ['first', 'N'],
      ['second', 'Q'],
    ],
    boards: ['wood', 'green', 'blue', 'grey', 'rose'],
    coordinates: ['algebraic'],
  },
  skin: chessSkin,
  analysis: async () => (await import('./chess/analysis.ts')).analysis,
  openings: { isMirrored: false, names: () => import('../analysis/openings/chess.ts') },
  endgame: async () => (await import('./chess/endgame.ts')).endgame,
};
