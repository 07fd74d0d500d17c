export const en = {
  title: 'Set up position',
  help: 'Pick a piece, then a square. Drag off the board to remove.',
  /** Keys on a square, for screen readers. */
  keys: (first: string, second: string) =>
    `On a square, a capital letter places a piece of ${first}, a small one a piece of ${second}; Delete removes.`,
  pieces: 'Pieces',
  remove: 'Remove',
  toMove: 'To move',
  castling: 'Castling',
  wings: { king: 'O-O', queen: 'O-O-O' } satisfies Record<'king' | 'queen', string>,
  /** A castling right in full. */
  right: (side: string, wing: 'king' | 'queen') =>
    `${side} may castle ${wing === 'king' ? 'kingside' : 'queenside'}`,
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
  placed: (piece: string, square: string) => `${piece} on ${square}`,
  removed: (piece: string, square: string) => `${piece} removed from ${square}`,
};

export type SetUpWords = typeof en;
