import type { BoardPiece, View } from '@chariot/protocol';
import type { BoardWords } from './words.ts';

/**
 * The last move of `after` as a sentence; `before` are the pieces on the board when it was made. `undefined` if there is
 * none.
 */
export function spokenMove(
  { moved, games }: Pick<BoardWords, 'moved' | 'games'>,
  before: readonly BoardPiece[],
  after: View,
): string | undefined {
  const move = after.history.at(-1);
  const mover = move && before.find((piece) => piece.square === move.from);
  if (!mover) return undefined;
  const { piece, kind } = games[after.game.game];
  return moved({
    piece: piece(mover.side, mover.kind),
    from: move.from,
    to: move.castling?.kingTo ?? move.to,
    captured: move.captured && kind(move.captured.side, move.captured.kind),
    promotion: move.promotion && kind(mover.side, move.promotion),
    check: after.check !== undefined,
  });
}
