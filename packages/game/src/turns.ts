import type { SideName, View } from '@chariot/protocol';

export function other(side: SideName): SideName {
  return side === 'first' ? 'second' : 'first';
}

export function sideAfter(view: View, plies: number): SideName {
  return plies % 2 === 0 ? view.startToMove : other(view.startToMove);
}

/** Plies left when `side` takes back its last move; `undefined` if it has not moved. */
export function beforeLastMoveOf(view: View, side: SideName): number | undefined {
  for (let plies = view.history.length - 1; plies >= 0; plies -= 1) {
    if (sideAfter(view, plies) === side) return plies;
  }
  return undefined;
}
