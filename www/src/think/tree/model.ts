// A recorded tree, ready for the picture: place and look of each node.

import type { BoardPiece, FateName, SearchTree } from '@chariot/protocol';

/** The looks of nodes, each with its colour. */
export const LOOKS = [
  'pv',
  'searched',
  'leaf',
  'cut',
  'table',
  'pruned',
  'over',
  'leftOut',
  'unvisited',
] as const;
export type Look = (typeof LOOKS)[number];

const LOOK_OF: Readonly<Record<FateName, Look>> = {
  allMoves: 'searched',
  quiet: 'leaf',
  betaCutoff: 'cut',
  noMoves: 'over',
  rule: 'over',
  mateDistance: 'pruned',
  transpositionTable: 'table',
  leaf: 'leaf',
  standPat: 'pruned',
  razoring: 'pruned',
  reverseFutility: 'pruned',
  nullMove: 'pruned',
  probCut: 'pruned',
  multiCut: 'pruned',
  unfinished: 'searched',
  unvisited: 'unvisited',
  late: 'leftOut',
  futility: 'leftOut',
  history: 'leftOut',
  exchange: 'leftOut',
  delta: 'leftOut',
};

/** The search on display. Minimax and alpha-beta share one tree. */
export type Eye = 'minimax' | 'alphaBeta' | 'engine';

/** Width of a move that is not searched, in nodes. */
const SLIVER = 0.25;

/**
 * A tree with its layout. A node is as wide as its subtree has searched nodes; its row is its depth
 * in the tree.
 */
export interface DrawnTree {
  reply: SearchTree;
  eye: Eye;
  count: number;
  /** Left end and width of each node, in nodes. */
  x: Float64Array;
  width: Float64Array;
  level: Uint8Array;
  /** Drawn nodes of each level, from left to right. */
  levels: readonly Int32Array[];
  children: readonly (readonly number[])[];
  texts: readonly string[];
  uci: readonly string[];
  boards: readonly string[];
  isPv: Uint8Array;
}

/** `trial` of a node that ProbCut tries. */
const PROB_CUT = -2;

export function isProbCutTrial({ reply }: DrawnTree, node: number): boolean {
  return reply.trial[node] === PROB_CUT;
}

/**
 * The move excluded when this node searches its parent's position once more; empty if unknown,
 * `undefined` for other nodes.
 */
export function moveLeftOut({ reply, texts }: DrawnTree, node: number): string | undefined {
  const leftOut = reply.trial[node] ?? -1;
  if (leftOut < 0) return undefined;
  return texts[leftOut] ?? '';
}

/** Lays out a tree for one search. Nodes below those that alpha-beta skips are not drawn. */
export function drawnTree(reply: SearchTree, eye: Eye): DrawnTree {
  const count = reply.parent.length;
  const size = eye === 'alphaBeta' ? reply.seen : reply.size;
  const children: number[][] = reply.parent.map(() => []);
  const isHidden = (node: number): boolean => node > 0 && !size[reply.parent[node] ?? 0];
  for (let node = 1; node < count; node++) {
    if (!isHidden(node)) children[reply.parent[node] ?? 0]?.push(node);
  }
  const x = new Float64Array(count);
  const width = new Float64Array(count);
  const level = new Uint8Array(count);
  for (let node = count - 1; node >= 0; node--) {
    const beneath = (children[node] ?? []).reduce((sum, child) => sum + (width[child] ?? 0), 0);
    width[node] = Math.max(size[node] || SLIVER, beneath);
  }
  const levels: number[][] = [];
  for (let node = 0; node < count; node++) {
    if (isHidden(node)) {
      // Where it moves to and from when the picture changes between searches.
      const parent = reply.parent[node] ?? 0;
      x[node] = x[parent] ?? 0;
      width[node] = 0;
      level[node] = (level[parent] ?? 0) + 1;
      continue;
    }
    const row = level[node] ?? 0;
    levels[row] ??= [];
    levels[row]?.push(node);
    let at = x[node] ?? 0;
    for (const child of children[node] ?? []) {
      x[child] = at;
      level[child] = row + 1;
      at += width[child] ?? 0;
    }
  }
  const isPv = new Uint8Array(count);
  for (const node of reply.pv) isPv[node] = 1;
  return {
    reply,
    eye,
    count,
    x,
    width,
    level,
    levels: levels.map((row) => Int32Array.from(row)),
    children,
    texts: reply.text.split('\n'),
    uci: reply.uci.split('\n'),
    boards: reply.board.split('\n'),
    isPv,
  };
}

export function fateOf({ reply }: DrawnTree, node: number): FateName {
  return reply.fates[reply.fate[node] ?? 0] ?? 'allMoves';
}

/** The look of a node in the current search. Minimax cuts nothing, so its nodes look alike. */
export function lookOf(tree: DrawnTree, node: number): Look {
  if (tree.isPv[node]) return 'pv';
  const look = LOOK_OF[fateOf(tree, node)];
  if (tree.eye !== 'minimax' || look === 'over') return look;
  return (tree.reply.size[node] ?? 1) > 1 ? 'searched' : 'leaf';
}

/** Whether the current search visited the node. */
export function isSearched(tree: DrawnTree, node: number): boolean {
  if (tree.eye === 'minimax') return tree.reply.size[node] !== 0;
  const look = LOOK_OF[fateOf(tree, node)];
  return look !== 'unvisited' && look !== 'leftOut';
}

export function stepsOf(tree: DrawnTree): Int32Array {
  const nodes = Array.from({ length: tree.count }, (_, node) => node);
  return Int32Array.from(nodes.filter((node) => isSearched(tree, node)));
}

/** The path from the root to a node, both included. */
export function pathTo({ reply }: DrawnTree, node: number): number[] {
  const path = [node];
  for (let at = node; at > 0; ) {
    at = reply.parent[at] ?? 0;
    path.unshift(at);
  }
  return path;
}

/** A node's score for its side to move in the current search; `undefined` if not searched. */
export function scoreOf(tree: DrawnTree, node: number): number | undefined {
  if (tree.eye === 'minimax') return tree.reply.minimax[node];
  return isSearched(tree, node) && fateOf(tree, node) !== 'unfinished'
    ? tree.reply.score[node]
    : undefined;
}

/** The line from a node on, that node included, by which each got its score. */
export function bestLine(tree: DrawnTree, node: number): number[] {
  const line = [node];
  for (let at = node; ; ) {
    const wanted = scoreOf(tree, at);
    const gave = (tree.children[at] ?? []).findLast(
      (child) =>
        wanted !== undefined &&
        scoreOf(tree, child) === -wanted &&
        tree.reply.ply[child] !== tree.reply.ply[at],
    );
    if (gave === undefined) return line;
    line.push(gave);
    at = gave;
  }
}

export function piecesAt(tree: DrawnTree, node: number): BoardPiece[] {
  const squares = new Map<string, BoardPiece>();
  for (const at of pathTo(tree, node)) {
    for (const change of (tree.boards[at] ?? '').split(' ').filter(Boolean)) {
      const [square, letter] = [change.slice(0, -1), change.slice(-1)];
      if (letter === '.') squares.delete(square);
      else {
        const kind = letter.toUpperCase();
        squares.set(square, { square, side: letter === kind ? 'first' : 'second', kind });
      }
    }
  }
  return [...squares.values()];
}

/** The layout on the way between two layouts of the same nodes, at `part` of the way, 0 to 1. */
export function between(from: DrawnTree, to: DrawnTree, part: number): DrawnTree {
  const mix = (a: Float64Array, b: Float64Array): Float64Array =>
    a.map((value, node) => value + ((b[node] ?? value) - value) * part);
  const fuller = from.levels.length > to.levels.length || from.eye === 'minimax' ? from : to;
  const { levels } = fuller;
  return { ...to, levels, x: mix(from.x, to.x), width: mix(from.width, to.width) };
}
