import { xiangqiSkin } from '../pieces/xiangqi.tsx';
import type { GameOnPage } from './game.ts';

export const xiangqi: GameOnPage = {
  views: ['play', 'analysis', 'endgame'],
  board: { files: 9, ranks: 10 },
  looks: {
    notation: [
      { style: 'wxf', example: 'H2+3' },
      { style: 'zh-hans', example: '马二进三' },
      { style: 'zh-hant', example: '馬二進三' },
      { style: 'iccs', example: 'h0g2' },
      { style: 'uci', example: 'h1g3' },
    ],
    pieces: ['traditional', 'simplified', 'symbols'],
    samples: [
      ['first', 'R'],
      ['second', 'N'],
    ],
    boards: ['wood', 'paper', 'jade', 'slate'],
    coordinates: ['files', 'algebraic'],
  },
  skin: xiangqiSkin,
  analysis: async () => (await import('./xiangqi/analysis.ts')).analysis,
  openings: { isMirrored: true, names: () => import('../analysis/openings/xiangqi.ts') },
  endgame: async () => (await import('./xiangqi/endgame.ts')).endgame,
};
