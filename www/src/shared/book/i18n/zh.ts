import type { Chinese } from '@chariot/engine/languages';
import type { BookWords } from './en.ts';

export const zh: Chinese<BookWords> = () => ({
  moves: '开局库着法',
  verdicts: { sound: '稳妥', dubious: '可疑', losing: '失着' },
  games: () => '局',
  popular: 'Lichess 上常见',
  results: ([first, second], [wins, draws, losses]) =>
    `${first}胜 ${wins}，和棋 ${draws}，${second}胜 ${losses}`,
  afterBook: '开局库到此为止。',
  failed: '开局库加载失败。',

  search: '开局',
  searchHint: '名称、着法或编号',
  found: '开局列表',
  chooseOne: '请从列表中选择一个开局。',
  nothingFound: '没有这样的开局名称、着法或编号。',

  sources: {
    chess: '统计自 GNU Chess 开局库的大师对局和 Lichess 上常见的局面（CC0）。评分由 Chariot 给出。',
    xiangqi:
      '统计自 Yu-Han Tseng 的 Chinese Chess Practical Dataset 中的大师对局（CC BY 4.0），着法经过转换。评分由 Chariot 给出。',
  },
});
