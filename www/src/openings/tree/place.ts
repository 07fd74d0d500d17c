import type { Branch } from './grow.ts';

/** A branch and its row, from 0. Its column is its depth. */
export interface PlacedBranch {
  branch: Branch;
  row: number;
  parent: PlacedBranch | null;
}

/** Lays out a tree: first children share the row of their parents, others get rows of their own. */
export function place(tree: readonly Branch[]): { placed: readonly PlacedBranch[]; rows: number } {
  const placed: PlacedBranch[] = [];
  let rows = 0;
  const walk = (branches: readonly Branch[], parent: PlacedBranch | null): void => {
    for (const [i, branch] of branches.entries()) {
      const one = { branch, row: i === 0 ? (parent?.row ?? 0) : rows, parent };
      placed.push(one);
      rows = Math.max(rows, one.row + 1);
      walk(branch.children, one);
    }
  };
  walk(tree, null);
  return { placed, rows };
}
