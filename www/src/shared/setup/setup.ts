import type { Setup, View } from '@chariot/protocol';

/** What is on the board of a position, and whose turn it is. */
export function setupOf(view: View): Setup {
  const { pieces, toMove, castling, enPassant, halfmoveClock, moveNumber } = view;
  return { pieces, toMove, castling, enPassant, halfmoveClock, moveNumber };
}
