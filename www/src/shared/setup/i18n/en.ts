import type { SetUpWords } from './words.ts';

export const en: SetUpWords = {
  title: 'Set up position',
  help: 'Pick a piece, then a square. Drag off the board to remove.',
  keys: (first, second) =>
    `On a square, a capital letter places a piece of ${first}, a small one a piece of ${second}; Delete removes.`,
  pieces: 'Pieces',
  remove: 'Remove',
  toMove: 'To move',
  castling: 'Castling',
  wings: { king: 'O-O', queen: 'O-O-O' },
  right: (side, wing) => `${side} may castle ${wing === 'king' ? 'kingside' : 'queenside'}`,
  enPassant: 'En passant',
  none: 'none',
  halfmoves: 'Halfmove clock',
  moveNumber: 'Move number',
  fen: 'FEN',
  legal: 'This position is legal.',
  clear: 'Clear board',
  start: 'Starting position',
  use: 'Use position',
  analyse: 'Analyse',
  playComputer: 'Play computer',
  playTwo: 'Two players',
  placed: (piece, square) => `${piece} on ${square}`,
  removed: (piece, square) => `${piece} removed from ${square}`,
};
