import type { Chinese } from '@chariot/engine/languages';
import type { TodayWords } from './en.ts';

export const zh: Chinese<TodayWords> = () => ({
  puzzle: '每日一题',
  toPlay: (side) => `${side}先行取胜`,
  ratedAt: (rating) => `难度分 ${rating}`,
  solve: '开始解题',
  solved: '已解出',
  tryAgain: '还没有解出',
  noPuzzle: '题目无法加载。',

  unfinished: '未下完的对局',
  plies: (moves) => `第 ${moves} 回合`,
  goOn: '继续',
  nothingUnfinished: '没有未下完的对局。',
  play: '新对局',

  practice: '每日练习',
  due: (cards, minutes) => `今天练 ${cards} 题，约 ${minutes} 分钟。`,
  doneToday: '今天的练习做完了。',
  nothingDue: '没有要复习的题，可以做些新题。',
  practise: '去练习',

  lesson: '下一课',
  lessons: (done, all) => `已学 ${done} / ${all}`,
  learn: '去学习',
  allLearnt: '全部课程都学完了。',

  streak: (days) => `已连续 ${days} 天`,
  week: (practised) => `最近 7 天练习了 ${practised} 天`,
  about: 'Chariot 是什么？',
});
