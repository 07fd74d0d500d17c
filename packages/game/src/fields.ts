import type { SideName } from '@chariot/protocol';

/** What the fields of a game's FEN can say beside the pieces and the side to move; which of it fits is for the engine. */
export interface FenFields {
  /** The rights to castle, by their letters. */
  castling: readonly { letter: string; side: SideName; wing: 'king' | 'queen' }[];
  /** The squares that can be named as en passant square, by the side to move. */
  enPassant: Readonly<Record<SideName, readonly string[]>>;
  /** The variant of the game that a FEN belongs to by its rights to castle; `undefined` for the usual game. */
  variantOf?(fen: string): string | undefined;
}
