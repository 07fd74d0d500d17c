import type { Chinese } from '@chariot/engine/languages';
import { zh as chess } from './chess/zh.ts';
import type { BasicsWords } from './words.ts';
import { zh as xiangqi } from './xiangqi/zh.ts';

export const zh: Chinese<BasicsWords> = (t) => ({
  chapters: {
    pieces: '棋子的走法',
    king: '将军与将死',
    rules: '特殊规则',
    material: '子力价值',
    tactics: '基本战术',
    play: '第一盘棋',
  },
  chess: chess(t),
  xiangqi: xiangqi(t),
});
