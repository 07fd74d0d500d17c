import { other } from '@chariot/game';
import type { SideName } from '@chariot/protocol';

/** A move of a repertoire, and the moves after it; the root stands for the start position. */
export interface RepertoireNode {
  /** In coordinates; empty at the root. */
  readonly uci: string;
  /** `openingKey` of the position after the move; empty at the root. */
  readonly key: string;
  /** The first is the main move. */
  readonly next: readonly RepertoireNode[];
}

/** A move of a line, and the `openingKey` after it. */
export type LineMove = Pick<RepertoireNode, 'uci' | 'key'>;

/** A repertoire without moves. */
export const EMPTY: RepertoireNode = { uci: '', key: '', next: [] };

/** The longest line that is kept, in plies: no book goes further. */
export const MOST_PLIES = 60;
/** The most moves of a repertoire. */
export const MOST_MOVES = 6_000;

/** The side that makes the move number `ply`, counted from 0. */
export function moverAt(ply: number): SideName {
  return ply % 2 === 0 ? 'first' : other('first');
}

/** The repertoire with one more line, which may share its first moves with others. */
export function withLine(root: RepertoireNode, line: readonly LineMove[]): RepertoireNode {
  const [move, ...rest] = line;
  if (!move) return root;
  const known = root.next.find(({ uci }) => uci === move.uci);
  const child = withLine(known ?? { ...move, next: [] }, rest);
  if (child === known) return root;
  return {
    ...root,
    next: known ? root.next.map((one) => (one === known ? child : one)) : [...root.next, child],
  };
}

/** The repertoire with the moves of another, its own first. */
export function merged(root: RepertoireNode, added: RepertoireNode): RepertoireNode {
  const next = [...root.next];
  for (const move of added.next) {
    const place = next.findIndex(({ uci }) => uci === move.uci);
    const known = next[place];
    if (known) next[place] = merged(known, move);
    else next.push(move);
  }
  const isSame = next.length === root.next.length && next.every((one, i) => one === root.next[i]);
  return isSame ? root : { ...root, next };
}

/** The repertoire without the last of these moves, and without what follows it. */
export function without(root: RepertoireNode, moves: readonly string[]): RepertoireNode {
  const [move, ...rest] = moves;
  const known = root.next.find(({ uci }) => uci === move);
  if (!known) return root;
  const next =
    rest.length === 0
      ? root.next.filter((one) => one !== known)
      : root.next.map((one) => (one === known ? without(known, rest) : one));
  return { ...root, next };
}

/** The node after these moves; `undefined` outside the repertoire. */
export function nodeAt(root: RepertoireNode, moves: readonly string[]): RepertoireNode | undefined {
  return pathAlong(root, moves)[moves.length];
}

/** The nodes from the root on, as far as the moves stay in the repertoire. */
export function pathAlong(root: RepertoireNode, moves: readonly string[]): RepertoireNode[] {
  const path = [root];
  let at = root;
  for (const move of moves) {
    const next = at.next.find(({ uci }) => uci === move);
    if (!next) break;
    path.push(next);
    at = next;
  }
  return path;
}

/** A node with the moves that lead to it. */
export interface PlacedNode {
  node: RepertoireNode;
  moves: readonly string[];
}

/** Every node, the root included, each after the one it comes from, main moves first. */
export function* nodesOf(root: RepertoireNode): Generator<PlacedNode> {
  const waiting: PlacedNode[] = [{ node: root, moves: [] }];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    yield at;
    const { moves } = at;
    const next = at.node.next.map((node) => ({ node, moves: [...moves, node.uci] }));
    waiting.push(...next.reverse());
  }
}

/** Positions in which `side` is to move and has an answer. */
export function* questionsOf(root: RepertoireNode, side: SideName): Generator<PlacedNode> {
  for (const placed of nodesOf(root)) {
    if (isQuestion(placed.node, placed.moves.length, side)) yield placed;
  }
}

/** Whether the position of a node, after `ply` moves, asks `side` for a move. */
function isQuestion(node: RepertoireNode, ply: number, side: SideName): boolean {
  return node.next.length > 0 && moverAt(ply) === side;
}

/** Moves and lines of a repertoire. */
export function sizeOf(root: RepertoireNode): { moves: number; lines: number } {
  let moves = -1;
  let lines = 0;
  for (const { node } of nodesOf(root)) {
    moves += 1;
    if (node.next.length === 0 && node !== root) lines += 1;
  }
  return { moves, lines };
}

/** A move as it is stored: the row of its parent (−1: the root), coordinates, key. */
export type StoredMove = readonly [parent: number, uci: string, key: string];

/** The rows of a repertoire, so that a long line does not nest deeply. */
export function rowsOf(root: RepertoireNode): StoredMove[] {
  const places = new Map<RepertoireNode, number>();
  const rows: StoredMove[] = [];
  const add = (node: RepertoireNode, parent: number): void => {
    places.set(node, rows.length);
    rows.push([parent, node.uci, node.key]);
  };
  for (const { node } of nodesOf(root)) {
    const parent = places.get(node) ?? -1;
    for (const child of node.next) add(child, parent);
  }
  return rows;
}

/** Reads what {@link rowsOf} wrote; `undefined` where a row has no parent before it. */
export function fromRows(rows: readonly StoredMove[]): RepertoireNode | undefined {
  interface Growing extends LineMove {
    next: Growing[];
  }
  const root: Growing = { uci: '', key: '', next: [] };
  const nodes: Growing[] = [];
  for (const [parent, uci, key] of rows) {
    const above = parent === -1 ? root : nodes[parent];
    if (!above) return undefined;
    const node = { uci, key, next: [] };
    above.next.push(node);
    nodes.push(node);
  }
  return root;
}
