import type { BookMove } from '@chariot/protocol';

/** Depth of the tree, in plies. */
export const DEPTH = 4;
/** Largest number of rows. */
const MOST_ROWS = 14;
/** Largest number of moves of one position. */
const MOST_MOVES = 5;
/** Smallest share of a drawn branch. */
const LEAST_SHARE = 0.015;

/** A move of the tree and its continuations. */
export interface Branch {
  book: BookMove;
  /** Share of the root position's games, 0 to 1. */
  share: number;
  /** Plies from the root, 1 or more. */
  depth: number;
  parent: Branch | null;
  /** Empty until known, at the end of the book, and at full depth. */
  children: readonly Branch[];
}

/** The moves from the root to a branch, in coordinates. */
export function lineTo(branch: Branch): string[] {
  const line: string[] = [];
  for (let at: Branch | null = branch; at; at = at.parent) line.unshift(at.book.move.uci);
  return line;
}

/**
 * Grows the tree of a position. Each step expands the most frequent leaf, until all rows are used. `ask` returns the book
 * moves after a branch (`null` for the root); `show` receives the tree after each step.
 */
export async function grow(
  ask: (branch: Branch | null) => Promise<readonly BookMove[]>,
  show: (tree: readonly Branch[]) => void,
  isOver: () => boolean,
): Promise<void> {
  const tree = branches(await ask(null), null);
  if (isOver()) return;
  show(tree);
  let rows = tree.length;
  const ends = [...tree];
  while (rows < MOST_ROWS) {
    const next = mostFrequent(ends);
    if (!next) break;
    ends.splice(ends.indexOf(next), 1);
    const room = MOST_ROWS - rows + 1;
    const children = branches(await ask(next), next).slice(0, room);
    if (isOver()) return;
    next.children = children;
    rows += Math.max(0, children.length - 1);
    ends.push(...children.filter(({ depth }) => depth < DEPTH));
    show(tree);
  }
}

function branches(moves: readonly BookMove[], parent: Branch | null): Branch[] {
  const all = moves.reduce((sum, { games }) => sum + games, 0);
  const depth = (parent?.depth ?? 0) + 1;
  return moves
    .map(
      (book): Branch => ({
        book,
        share: ((parent?.share ?? 1) * book.games) / Math.max(1, all),
        depth,
        parent,
        children: [],
      }),
    )
    .filter(({ share }) => share >= LEAST_SHARE)
    .slice(0, MOST_MOVES);
}

function mostFrequent(ends: readonly Branch[]): Branch | undefined {
  return ends.reduce<Branch | undefined>(
    (most, one) => (most === undefined || one.share > most.share ? one : most),
    undefined,
  );
}
