import type { Chinese } from '@chariot/engine/languages';
import type { CoachWords } from './words.ts';

export const zh: Chinese<CoachWords> = (t) => ({
  searching: (percent) => t(`正在寻找失误：${percent}%`, `正在尋找失誤：${percent}%`),
  failed: t('无法分析此局。', '無法分析此局。'),
  mistakeOf: (number, all) =>
    t(`第 ${number} 个失误，共 ${all} 个`, `第 ${number} 個失誤，共 ${all} 個`),
  findBetter: (played, side) =>
    t(
      `实战走了 ${played}。请为${side}找出更好的着法。`,
      `實戰走了 ${played}。請為${side}找出更好的著法。`,
    ),
  checking: t('正在检查您的着法…', '正在檢查您的著法…'),
  notBest: (move) =>
    t(`还有比 ${move} 更好的着法，请再试。`, `還有比 ${move} 更好的著法，請再試。`),
  playedAgain: (move) =>
    t(`${move} 就是实战着法，请另找一步。`, `${move} 就是實戰著法，請另找一步。`),
  goodNext: (reply) =>
    t(`好棋！对方应以 ${reply}。请找出下一步。`, `好棋！對方應以 ${reply}。請找出下一步。`),
  found: t('好棋！已解决。', '好棋！已解決。'),
  bestWas: (line) => t(`最佳着法是 ${line}`, `最佳著法是 ${line}`),
  viewSolution: '查看答案',
  skip: t('跳过', '跳過'),
  next: t('下一个', '下一個'),
  finish: '完成',
  leave: t('退出', '離開'),
  noMistakes: (side) => t(`没有发现${side}的失误，下得很好！`, `沒有發現${side}的失誤，下得很好！`),
  counts: (found, all, shown, skipped) =>
    [
      t(`解决 ${found} / ${all}`, `解決 ${found} / ${all}`),
      shown > 0 && t(`查看答案 ${shown}`, `查看答案 ${shown}`),
      skipped > 0 && t(`跳过 ${skipped}`, `跳過 ${skipped}`),
    ]
      .filter(Boolean)
      .join(' · '),
  again: t('再试一次', '再試一次'),
  otherSide: (side) => t(`${side}的失误`, `${side}的失誤`),
  outcomes: {
    open: '待解',
    found: t('已解决', '已解決'),
    shown: t('看过答案', '看過答案'),
    skipped: t('已跳过', '已跳過'),
  },
});
