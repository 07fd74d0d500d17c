import { words } from '../i18n/index.ts';
import type { BoardPiece, View } from '../protocol/index.ts';
import { announce } from '../ui/announce.tsx';

/** Announces the last move of `after`; `before` are the pieces on the board when it was made. */
export function announceMove(before: readonly BoardPiece[], after: View): void {
  const sentence = spokenMove(before, after);
  if (sentence) announce(sentence);
}

/** The last move of `after` as a sentence; `undefined` if there is none. */
export function spokenMove(before: readonly BoardPiece[], after: View): string | undefined {
  const move = after.history.at(-1);
  const mover = move && before.find((piece) => piece.square === move.from);
  if (!mover) return undefined;
  const { moved, games } = words.value;
  const { piece, kind } = games[after.game.game];
  // Not always on the square the move ends on: a pawn captured en passant stands beside it.
  const captured = before.find(
    (other) => other.side !== mover.side && !after.pieces.some((left) => isSame(left, other)),
  );
  return moved({
    piece: piece(mover.side, mover.kind),
    from: move.from,
    to: move.to,
    captured: captured && kind(captured.side, captured.kind),
    promotion: move.promotion && kind(mover.side, move.promotion),
    check: after.check !== undefined,
  });
}

function isSame(one: BoardPiece, other: BoardPiece): boolean {
  return one.square === other.square && one.side === other.side;
}
