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
  ratings: [400, 600, 750, 900, 1_050, 1_300, 1_550, 1_850, 2_300, 2_850],
  analysis: async () => (await import('./chess/analysis.ts')).analysis,
  openings: { isMirrored: false, names: () => import('../analysis/openings/chess.ts') },
  endgame: async () => (await import('./chess/endgame.ts')).endgame,
};
