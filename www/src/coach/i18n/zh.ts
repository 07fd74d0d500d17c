import type { Chinese } from '@chariot/engine/languages';
import type { CoachWords } from './en.ts';

export const zh: Chinese<CoachWords> = (t) => ({
  searching: (percent) => `正在寻找失误：${percent}%`,
  failed: '无法分析此局。',
  mistakeOf: (number, all) => `第 ${number} 个失误，共 ${all} 个`,
  findBetter: (played, side) => `实战走了 ${played}。请为${side}找出更好的着法。`,
  checking: '正在检查你的着法…',
  notBest: (move) => `还有比 ${move} 更好的着法，请再试。`,
  playedAgain: (move) => `${move} 就是实战着法，请另找一步。`,
  goodNext: (reply) => `好棋！对方应以 ${reply}。请找出下一步。`,
  found: '好棋！已解决。',
  bestWas: (line) => `最佳着法是 ${line}`,
  viewSolution: '查看答案',
  skip: '跳过',
  next: '下一个',
  finish: '完成',
  leave: t('退出', '離開'),
  noMistakes: (side) => `没有发现${side}的明显失误，下得很好！`,
  counts: (found, all, shown, skipped) =>
    [`解决 ${found} / ${all}`, shown > 0 && `查看答案 ${shown}`, skipped > 0 && `跳过 ${skipped}`]
      .filter(Boolean)
      .join(' · '),
  again: '再试一次',
  otherSide: (side) => `${side}的失误`,
  outcomes: {
    open: '待解',
    found: '已解决',
    shown: '看过答案',
    skipped: '已跳过',
  },
});
