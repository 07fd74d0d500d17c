import type { Chinese } from '@chariot/engine/languages';
import type { SetUpWords } from './words.ts';

export const zh: Chinese<SetUpWords> = (t) => ({
  title: t('摆放局面', '擺放局面'),
  help: t('先选棋子，再点位置；拖出棋盘即移除。', '先選棋子，再點位置；拖出棋盤即移除。'),
  keys: (first, second) =>
    t(
      `在格子上按大写字母放${first}棋子，小写字母放${second}棋子，Delete 键移除。`,
      `在格子上按大寫字母放${first}棋子，小寫字母放${second}棋子，Delete 鍵移除。`,
    ),
  pieces: '棋子',
  remove: '移除',
  toMove: t('轮到', '輪到'),
  castling: t('王车易位', '入堡'),
  wings: { king: 'O-O', queen: 'O-O-O' },
  right: (side, wing) =>
    wing === 'king' ? `${side}可短易位` : t(`${side}可长易位`, `${side}可長易位`),
  enPassant: t('吃过路兵', '吃過路兵'),
  none: t('无', '無'),
  halfmoves: t('无吃子半回合数', '無吃子半回合數'),
  moveNumber: t('回合数', '回合數'),
  fen: 'FEN',
  legal: '此局面合法。',
  clear: t('清空棋盘', '清空棋盤'),
  start: '初始局面',
  use: '使用此局面',
  analyse: '分析',
  playComputer: t('与电脑对弈', '與電腦對弈'),
  playTwo: t('本地双人', '本地雙人'),
  placed: (piece, square) => `${square} ${piece}`,
  removed: (piece, square) => `移除 ${square} ${piece}`,
});
