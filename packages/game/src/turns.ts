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

/** A full move. */
export interface MoveRow {
  number: number;
  /** Indices in the history; `null` for the first side if the second one began. */
  plies: readonly (number | null)[];
}

/** The history in rows of two. */
export function rowsOf(
  view: Pick<View, 'history' | 'startMoveNumber' | 'startToMove'>,
): readonly MoveRow[] {
  const places: (number | null)[] = view.history.map((_, ply) => ply);
  if (view.startToMove === 'second' && places.length > 0) places.unshift(null);
  return Array.from({ length: Math.ceil(places.length / 2) }, (_, row) => ({
    number: view.startMoveNumber + row,
    plies: places.slice(row * 2, row * 2 + 2),
  }));
}
