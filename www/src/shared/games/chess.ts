import { chess as board } from '@chariot/board/pieces';
import type { GameOnPage } from './game.ts';

export const chess: GameOnPage = {
  ...board,
  looks: { ...board.looks, pieces: ['staunton', 'outline', 'origami', 'pixel'] },
  worth: { P: 1, N: 3, B: 3, R: 5, Q: 9 },
  analysis: async () => (await import('./chess/analysis.ts')).analysis,
  spellings: async () => (await import('./chess/letters.ts')).SPELLINGS,
  openings: { names: () => import('@chariot/game/openings/chess') },
  shuffled: () => import('./chess/setup.ts'),
  endgame: async () => (await import('./chess/endgame.ts')).endgame,
};
