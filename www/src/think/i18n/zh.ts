import type { Chinese } from '@chariot/engine/languages';
import { zh as ladder } from '../ladder/i18n/zh.ts';
import { zh as pictures } from '../pictures/i18n/zh.ts';
import { zh as tree } from '../tree/i18n/zh.ts';
import { zh as wall } from '../wall/i18n/zh.ts';
import type { ThinkWords } from './en.ts';

export const zh: Chinese<ThinkWords> = (t) => ({
  lead: '本页的引擎怎样一步步找到着法。会下棋就能看懂，不必会写程序。几乎每幅图都按你的局面当场算出。',
  contents: '章节',
  chapters: {
    ladder: '阶梯',
    tree: '搜索树',
    wall: '砖墙',
    pictures: '小图',
  },
  position: '局面',
  aboutPosition: '多数图都针对这个局面。走一着棋，或另选局面。',
  units: (side) => `本页的分数都以兵为单位，正数对${side}有利；# 后面是几步杀。一方走一步为一层。`,
  examples: {
    opera: '歌剧院对局',
    legall: '莱加尔陷阱',
    middlegame: '中局',
    ending: '残局',
    start: '初始局面',
  },
  fromPlay: '我的对局',
  fromAnalysis: '我的分析',
  nothingThere: '还没有。',
  tryThis: '试试：',
  source: '源码：',

  ladder: ladder(t),
  tree: tree(t),
  wall: wall(t),
  pictures: pictures(t),
});
