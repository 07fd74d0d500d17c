import { other } from '@chariot/game';
import type { Setup, View } from '@chariot/protocol';

/** Pieces, side to move and rights of a position. */
export function setupOf(view: View): Setup {
  const { pieces, toMove, castling, enPassant, halfmoveClock, moveNumber } = view;
  return { pieces, toMove, castling, enPassant, halfmoveClock, moveNumber };
}

/** The position with the other side to move. */
export function passed(view: View): Setup {
  return { ...setupOf(view), toMove: other(view.toMove), enPassant: undefined };
}
