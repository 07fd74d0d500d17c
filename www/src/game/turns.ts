import type { Player, View } from '../generated/wasm.js';

/** The opponent. */
export function other(side: Player): Player {
  return side === 'first' ? 'second' : 'first';
}

/** Who moves after `plies` moves of the game: the sides take turns. */
export function sideAfter(view: View, plies: number): Player {
  return plies % 2 === 0 ? view.startToMove : other(view.startToMove);
}

/** Number of plies left when `side` takes its last move back; `undefined` if it has made none. */
export function beforeLastMoveOf(view: View, side: Player): number | undefined {
  for (let plies = view.history.length - 1; plies >= 0; plies -= 1) {
    if (sideAfter(view, plies) === side) return plies;
  }
  return undefined;
}
