import { xiangqiSkin } from '../pieces/xiangqi.tsx';
import type { GameOnPage } from './game.ts';

export const xiangqi: GameOnPage = {
  startsIn: ['zh-Hans', 'zh-Hant'],
  board: { files: 9, ranks: 10 },
  looks: {
    notation: [
      { style: 'wxf', example: 'H2+3' },
      { style: 'zh-hans', example: '马二进三' },
      { style: 'zh-hant', example: '馬二進三' },
      { style: 'iccs', example: 'h0g2' },
      { style: 'uci', example: 'h1g3' },
    ],
    pieces: ['traditional', 'simplified', 'wooden', 'symbols'],
    readable: { pieces: 'symbols', to: ['en'] },
    samples: [
      ['first', 'R'],
      ['second', 'N'],
    ],
    boards: ['wood', 'paper', 'jade', 'slate'],
    coordinates: ['files', 'digits', 'algebraic'],
  },
  worth: { P: 1, A: 2, B: 2, N: 4, C: 4.5, R: 9 },
  skin: xiangqiSkin,
  analysis: async () => (await import('./xiangqi/analysis.ts')).analysis,
  spellings: async () => [],
  openings: { isMirrored: true, names: () => import('../analysis/openings/xiangqi.ts') },
  endgame: async () => (await import('./xiangqi/endgame.ts')).endgame,
};
