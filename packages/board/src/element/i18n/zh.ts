import type { Chinese } from '@chariot/engine/languages';
import type { ElementWords } from './words.ts';

export const zh: Chinese<ElementWords> = () => ({
  views: {
    play: '对局',
    moves: '对局',
    endgame: '残局',
    puzzle: '习题',
    free: '棋盘',
  },
  matesIn: (side, moves) => `${side} ${moves} 步取胜`,
  drawn: '双方走对即和',
  unknown: '残局库中没有此局面',
  loadingTables: '正在载入残局库',
  results: '全部着法及结果',
  winsIn: (moves) => (moves === 0 ? '将死' : `${moves} 步杀`),
  draws: '和',
  losesIn: (moves) => `${moves} 步被杀`,
  find: (side) => `请找出${side}的最佳着法`,
  wrong: (move) => `${move} 不是最佳着法，请再试`,
  right: '正确，请继续',
  solved: (mistakes) => (mistakes === 0 ? '已解出' : `已解出，走错 ${mistakes} 次`),
  showMove: '显示着法',
});
