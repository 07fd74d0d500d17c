import type { SideName } from '@chariot/protocol';

/** A board of `files` × `ranks` squares or points, and the side that plays from below. */
export interface Geometry {
  files: number;
  ranks: number;
  below: SideName;
}

/** A place on the screen, in squares from the upper left corner. */
export interface BoardPlace {
  column: number;
  row: number;
}

const FIRST_FILE = 'a'.charCodeAt(0);

/** The place of a square; `undefined` if the board has no such square. */
export function placeOf({ files, ranks, below }: Geometry, square: string): BoardPlace | undefined {
  const file = square.charCodeAt(0) - FIRST_FILE;
  const rank = Number(square.slice(1)) - 1;
  if (!(file >= 0 && file < files && Number.isInteger(rank) && rank >= 0 && rank < ranks)) {
    return undefined;
  }
  return below === 'first'
    ? { column: file, row: ranks - 1 - rank }
    : { column: files - 1 - file, row: rank };
}

/** The square at a place; `undefined` outside the board. */
export function squareAt({ files, ranks, below }: Geometry, place: BoardPlace): string | undefined {
  const { column, row } = place;
  if (!(column >= 0 && column < files && row >= 0 && row < ranks)) return undefined;
  const file = below === 'first' ? column : files - 1 - column;
  const rank = below === 'first' ? ranks - 1 - row : row;
  return `${String.fromCharCode(FIRST_FILE + file)}${rank + 1}`;
}

/** The squares by rows, as drawn. */
export function rowsOf(geometry: Geometry): string[][] {
  return Array.from({ length: geometry.ranks }, (_, row) =>
    Array.from(
      { length: geometry.files },
      (_, column) => squareAt(geometry, { column, row }) ?? '',
    ),
  );
}

/** The square under a point of the screen; `undefined` outside the board. */
export function squareUnder(
  geometry: Geometry,
  box: DOMRect,
  point: { clientX: number; clientY: number },
): string | undefined {
  return squareAt(geometry, {
    column: Math.floor(((point.clientX - box.left) / box.width) * geometry.files),
    row: Math.floor(((point.clientY - box.top) / box.height) * geometry.ranks),
  });
}
