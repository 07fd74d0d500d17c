import { xiangqiSkin } from '../pieces/xiangqi.tsx';
import type { GameOnBoard } from './game.ts';

export const board: GameOnBoard = {
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
  skin: xiangqiSkin,
};
