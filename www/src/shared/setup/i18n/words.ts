/** Everything the position editor says, in one language. */
export interface SetUpWords {
  title: string;
  help: string;
  /** For screen readers: the keys on a square. */
  keys(first: string, second: string): string;
  pieces: string;
  remove: string;
  toMove: string;
  castling: string;
  wings: Readonly<Record<'king' | 'queen', string>>;
  /** A right to castle, in full. */
  right(side: string, wing: 'king' | 'queen'): string;
  enPassant: string;
  none: string;
  halfmoves: string;
  moveNumber: string;
  fen: string;
  legal: string;
  clear: string;
  start: string;
  use: string;
  analyse: string;
  playComputer: string;
  playTwo: string;
  placed(piece: string, square: string): string;
  removed(piece: string, square: string): string;
}
