// The board as a sheet of paper: its folds, and the squares they bring together.
import type { BoardSize } from '@chariot/board/pieces';
import type { Fold } from '../../shared/games/think.ts';

/** A part of the sheet without a fold through it. */
export interface Leaf {
  /** For each fold, whether it turns the leaf over. */
  turns: readonly boolean[];
  /** Corners on the flat sheet, in percent from the left and from the top. */
  corners: readonly (readonly [number, number])[];
}

/** A square, from the left and from the bottom. */
export interface SheetSquare {
  column: number;
  row: number;
}

/** The leaves of a sheet with these folds. */
export function leavesOf(folds: readonly Fold[]): Leaf[] {
  return Array.from({ length: 2 ** folds.length }, (_, number) => {
    const turns = folds.map((_, i) => Boolean((number >> i) & 1));
    return { turns, corners: cornersOf(folds, turns) };
  });
}

/** The lower left leaf, mirrored where the leaf is turned over. */
function cornersOf(folds: readonly Fold[], turns: readonly boolean[]): [number, number][] {
  const right = folds.includes('files') ? 50 : 100;
  const top = folds.includes('ranks') ? 50 : 0;
  let corners: [number, number][] = [
    [0, 100],
    [right, 100],
    [right, top],
    [0, top],
  ];
  const diagonal = folds.indexOf('diagonal');
  if (diagonal >= 0) corners.splice(turns[diagonal] ? 1 : 3, 1);
  if (turns[folds.indexOf('files')]) corners = corners.map(([x, y]) => [100 - x, y]);
  if (turns[folds.indexOf('ranks')]) corners = corners.map(([x, y]) => [x, 100 - y]);
  return corners;
}

/** A leaf's CSS transform about the middle of the board, after the first `done` folds. */
export function turned({ turns }: Leaf, folds: readonly Fold[], done: number): string {
  const axes: Readonly<Record<Fold, string>> = {
    files: 'rotateY(',
    ranks: 'rotateX(',
    diagonal: 'rotate3d(1, -1, 0, ',
  };
  const steps = folds.map((fold, i) => `${axes[fold]}${turns[i] && i < done ? 180 : 0}deg)`);
  // CSS applies the last transform first.
  return steps.reverse().join(' ');
}

/** The squares that fold onto each other, each once. */
export function imagesOf(
  place: SheetSquare,
  folds: readonly Fold[],
  { files, ranks }: BoardSize,
): SheetSquare[] {
  const mirror: Readonly<Record<Fold, (place: SheetSquare) => SheetSquare>> = {
    files: ({ column, row }) => ({ column: files - 1 - column, row }),
    ranks: ({ column, row }) => ({ column, row: ranks - 1 - row }),
    diagonal: ({ column, row }) => ({ column: row, row: column }),
  };
  const images = [place];
  for (const fold of [...folds].reverse()) images.push(...images.map(mirror[fold]));
  return [...new Map(images.map((one) => [`${one.column} ${one.row}`, one])).values()];
}

/** Number of squares still visible after these folds. */
export function squaresLeft(folds: readonly Fold[], { files, ranks }: BoardSize): number {
  const wide = folds.includes('files') ? Math.ceil(files / 2) : files;
  const high = folds.includes('ranks') ? Math.ceil(ranks / 2) : ranks;
  return folds.includes('diagonal') ? (wide * (wide + 1)) / 2 : wide * high;
}
