import { other } from '@chariot/game';
import type { BoardPiece, View } from '@chariot/protocol';

/** The pieces with colours exchanged and the board mirrored top to bottom. */
export function exchanged({ pieces, ranks }: View): BoardPiece[] {
  return pieces.map((piece) => ({
    ...piece,
    side: other(piece.side),
    square: `${piece.square.charAt(0)}${ranks + 1 - Number(piece.square.slice(1))}`,
  }));
}
