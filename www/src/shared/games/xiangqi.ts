import { xiangqi as board } from '@chariot/board/pieces';
import type { GameOnPage } from './game.ts';

export const xiangqi: GameOnPage = {
  ...board,
  startsIn: ['zh-Hans', 'zh-Hant'],
  worth: { P: 1, A: 2, B: 2, N: 4, C: 4.5, R: 9 },
  analysis: async () => (await import('./xiangqi/analysis.ts')).analysis,
  spellings: async () => [],
  openings: { names: () => import('@chariot/game/openings/xiangqi') },
  endgame: async () => (await import('./xiangqi/endgame.ts')).endgame,
};
