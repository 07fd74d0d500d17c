import type { PlacedMan, View } from '../generated/wasm.js';
import { words } from '../i18n/index.ts';

/** The last move of `after` as a sentence; `undefined` if there is none. `before` is the position it left. */
export function spokenMove(before: readonly PlacedMan[], after: View): string | undefined {
  const move = after.history.at(-1);
  const mover = move && before.find((man) => man.square === move.from);
  if (!mover) return undefined;
  const { sides, men, man, moved } = words.value;
  const captured = before.find((other) => other.square === move.to);
  return moved({
    man: man(sides[mover.side], men[mover.kind] ?? mover.kind),
    from: move.from,
    to: move.to,
    captured: captured && (men[captured.kind] ?? captured.kind),
    promotion: move.promotion && (men[move.promotion] ?? move.promotion),
    check: after.check !== undefined,
  });
}
