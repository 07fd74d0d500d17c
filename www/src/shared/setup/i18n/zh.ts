import type { Chinese } from '@chariot/engine/languages';
import type { SetUpWords } from './en.ts';

export const zh: Chinese<SetUpWords> = (t) => ({
  title: '摆放局面',
  help: '先选棋子，再点位置；拖出棋盘即移除。',
  keys: (first, second) =>
    `选定位置后，大写字母放${first}棋子，小写字母放${second}棋子，Delete 键移除。`,
  pieces: '棋子',
  remove: '移除',
  toMove: '轮到',
  castling: t('王车易位', '入堡'),
  wings: { king: 'O-O', queen: 'O-O-O' },
  right: (side, wing) => (wing === 'king' ? `${side}可短易位` : `${side}可长易位`),
  enPassant: '吃过路兵',
  none: '无',
  halfmoves: '无吃子半回合数',
  moveNumber: '回合数',
  fen: 'FEN',
  legal: '此局面合法。',
  clear: '清空棋盘',
  start: '初始局面',
  use: '使用此局面',
  analyse: '分析',
  playComputer: '与电脑对弈',
  playTwo: '本地双人',
  placed: (piece, square) => `${square} ${piece}`,
  removed: (piece, square) => `移除 ${square} ${piece}`,
});
