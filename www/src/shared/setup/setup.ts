import type { Setup, View } from '@chariot/protocol';

/** Pieces, side to move and rights of a position. */
export function setupOf(view: View): Setup {
  const { pieces, toMove, castling, enPassant, halfmoveClock, moveNumber } = view;
  return { pieces, toMove, castling, enPassant, halfmoveClock, moveNumber };
}
