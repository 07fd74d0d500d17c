import type { Chinese } from '@chariot/engine/languages';
import { zh as ladder } from '../ladder/i18n/zh.ts';
import { zh as pictures } from '../pictures/i18n/zh.ts';
import { zh as tree } from '../tree/i18n/zh.ts';
import { zh as wall } from '../wall/i18n/zh.ts';
import type { ThinkWords } from './words.ts';

export const zh: Chinese<ThinkWords> = (t) => ({
  lead: t(
    '本页的引擎怎样一步步找到着法。会下棋就能看懂，不必懂编程。几乎每幅图都按你的局面当场算出。',
    '本頁的引擎怎樣一步步找到著法。會下棋就能看懂，不必懂編程。幾乎每幅圖都按你的局面當場算出。',
  ),
  contents: t('章节', '章節'),
  chapters: {
    ladder: t('阶梯', '階梯'),
    tree: t('搜索树', '搜尋樹'),
    wall: t('砖墙', '磚牆'),
    pictures: t('小图', '小圖'),
  },
  position: '局面',
  aboutPosition: t(
    '多数图都针对这个局面。走一着棋，或另选局面。',
    '多數圖都針對這個局面。走一著棋，或另選局面。',
  ),
  units: (side) =>
    t(
      `本页的分数都以兵为单位，正数对${side}有利；# 后面是几步杀。一方走一步为一层。`,
      `本頁的分數都以兵為單位，正數對${side}有利；# 後面是幾步殺。一方走一步為一層。`,
    ),
  examples: {
    opera: t('歌剧院对局', '歌劇院對局'),
    legall: t('莱加尔陷阱', '萊加爾陷阱'),
    middlegame: t('中局', '中局'),
    ending: t('残局', '殘局'),
    start: t('初始局面', '初始局面'),
  },
  fromPlay: t('我的对局', '我的對局'),
  fromAnalysis: t('我的分析', '我的分析'),
  nothingThere: t('还没有。', '還沒有。'),
  tryThis: t('试试：', '試試：'),
  source: t('源码：', '原始碼：'),

  ladder: ladder(t),
  tree: tree(t),
  wall: wall(t),
  pictures: pictures(t),
});
