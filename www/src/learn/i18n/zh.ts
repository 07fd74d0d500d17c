import type { Chinese } from '@chariot/engine/languages';
import type { LearnWords } from './en.ts';

export const zh: Chinese<LearnWords> = () => ({
  progress: (step, steps) => `第 ${step} 步，共 ${steps} 步`,
  named: (place, title) => `${place}：${title}`,
  all: '全部课程',
  contents: '步骤',
  stepDone: (title) => `${title}，已完成`,
  previous: '上一步',
  next: '下一步',
  play: '去下棋',
  endings: '接着学残局',
  right: '对！',
  waits: (side, left) => `${side}等着不动，还剩 ${left} 步。`,
  missed: '不是这一步。',
  cannotGo: (piece, square) => `${piece}不能走到 ${square}。`,
  isLegal: (move) => `${move} 合乎规则。`,
  moveBetween: (from, to) => `${from}–${to}`,
});
