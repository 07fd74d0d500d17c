import type { PlacedMan, View } from '../generated/wasm.js';
import { words } from '../i18n/index.ts';

/** The last move of `after` as a sentence; `undefined` if there is none. `before` is the position it left. */
export function spokenMove(before: readonly PlacedMan[], after: View): string | undefined {
  const move = after.history.at(-1);
  const mover = move && before.find((piece) => piece.square === move.from);
  if (!mover) return undefined;
  const { moved, games } = words.value;
  const { piece, kind } = games[after.game.game];
  const captured = before.find((other) => other.square === move.to);
  return moved({
    piece: piece(mover.side, mover.kind),
    from: move.from,
    to: move.to,
    captured: captured && kind(captured.side, captured.kind),
    promotion: move.promotion && kind(mover.side, move.promotion),
    check: after.check !== undefined,
  });
}
