import type { Branch } from './grow.ts';

/** A branch and its rows, from 0. Its column is its depth. */
export interface PlacedBranch {
  branch: Branch;
  row: number;
  parentRow: number;
}

/** Lays out a tree: first children share the row of their parents, others get rows of their own. */
export function place(tree: readonly Branch[]): { placed: readonly PlacedBranch[]; rows: number } {
  const placed: PlacedBranch[] = [];
  let rows = 0;
  const walk = (branches: readonly Branch[], parentRow: number): void => {
    for (const [i, branch] of branches.entries()) {
      const row = i === 0 ? parentRow : rows;
      placed.push({ branch, row, parentRow });
      rows = Math.max(rows, row + 1);
      walk(branch.children, row);
    }
  };
  walk(tree, 0);
  return { placed, rows };
}

/** The branch that a key moves to. */
export function neighbour(
  placed: readonly PlacedBranch[],
  at: PlacedBranch,
  key: string,
): PlacedBranch | undefined {
  const { branch, row } = at;
  const sameColumn = placed
    .filter((one) => one.branch.depth === branch.depth)
    .sort((a, b) => a.row - b.row);
  const of = (wanted: Branch | null | undefined): PlacedBranch | undefined =>
    placed.find((one) => one.branch === wanted);
  switch (key) {
    case 'ArrowRight':
      return of(branch.children[0]);
    case 'ArrowLeft':
      return of(branch.parent);
    case 'ArrowDown':
      return sameColumn.find((one) => one.row > row);
    case 'ArrowUp':
      return sameColumn.findLast((one) => one.row < row);
    case 'Home':
      return placed[0];
    case 'End':
      return sameColumn.at(-1);
    default:
      return undefined;
  }
}
