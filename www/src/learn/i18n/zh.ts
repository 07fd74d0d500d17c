import type { Chinese } from '@chariot/engine/languages';
import type { LearnWords } from './words.ts';

export const zh: Chinese<LearnWords> = (t) => ({
  progress: (step, steps) => `第 ${step} 步，共 ${steps} 步`,
  contents: t('步骤', '步驟'),
  stepDone: (title) => `${title}，已完成`,
  previous: '上一步',
  next: '下一步',
  play: '去下棋',
  endings: t('接着学残局', '接著學殘局'),
  right: t('对！', '對！'),
  waits: (side, left) =>
    t(`${side}等着不动，还剩 ${left} 步。`, `${side}等著不動，還剩 ${left} 步。`),
  missed: t('不是这一步。', '不是這一步。'),
  cannotGo: (piece, square) => `${piece}不能走到 ${square}。`,
  isLegal: (move) => t(`${move} 合乎规则。`, `${move} 合乎規則。`),
  moveBetween: (from, to) => `${from}–${to}`,
});
