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
  return moved({
    piece: piece(mover.side, mover.kind),
    from: move.from,
    to: move.castling?.kingTo ?? move.to,
    captured: move.captured && kind(move.captured.side, move.captured.kind),
    promotion: move.promotion && kind(mover.side, move.promotion),
    check: after.check !== undefined,
  });
}
