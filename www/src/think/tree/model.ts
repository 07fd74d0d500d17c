// A recorded tree as the picture needs it: where each node lies, and what it is.

import type { BoardPiece, FateName, SearchTree } from '@chariot/protocol';

/** What a node is, as far as its colour goes. */
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

/** Which search is looked at: two of them have one tree. */
export type Eye = 'minimax' | 'alphaBeta' | 'engine';

/** How wide a move is that is not searched, beside a node. */
const SLIVER = 0.25;

/** A tree with its layout: a node is as wide as nodes are searched from it on down, its row is how deeply it is nested. */
export interface DrawnTree {
  reply: SearchTree;
  eye: Eye;
  count: number;
  /** Left end and width of each node, in nodes. */
  x: Float64Array;
  width: Float64Array;
  level: Uint8Array;
  /** The nodes of each level that are drawn, from left to right. */
  levels: readonly Int32Array[];
  children: readonly (readonly number[])[];
  texts: readonly string[];
  uci: readonly string[];
  boards: readonly string[];
  isPv: Uint8Array;
}

/** What `trial` says of a node that ProbCut tries. */
const PROB_CUT = -2;

/** True if ProbCut tries the move to this node. */
export function isProbCutTrial({ reply }: DrawnTree, node: number): boolean {
  return reply.trial[node] === PROB_CUT;
}

/**
 * The move without which the position is searched once more to this node, empty if it is not known; `undefined` if there
 * is none such.
 */
export function moveLeftOut({ reply, texts }: DrawnTree, node: number): string | undefined {
  const leftOut = reply.trial[node] ?? -1;
  if (leftOut < 0) return undefined;
  return texts[leftOut] ?? '';
}

/** Lays a tree out for the search that is looked at. What is below a node that alpha-beta does not search is not drawn. */
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
      // Where it goes to, and comes from, when the picture changes to that of the other search.
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

/** What a node is to the search that is looked at: to minimax, which cuts nothing, all alike. */
export function lookOf(tree: DrawnTree, node: number): Look {
  if (tree.isPv[node]) return 'pv';
  const look = LOOK_OF[fateOf(tree, node)];
  if (tree.eye !== 'minimax' || look === 'over') return look;
  return (tree.reply.size[node] ?? 1) > 1 ? 'searched' : 'leaf';
}

/** True if the search that is looked at searched the node. */
export function isSearched(tree: DrawnTree, node: number): boolean {
  if (tree.eye === 'minimax') return tree.reply.size[node] !== 0;
  const look = LOOK_OF[fateOf(tree, node)];
  return look !== 'unvisited' && look !== 'leftOut';
}

/** The nodes that were searched, in that order. */
export function stepsOf(tree: DrawnTree): Int32Array {
  const nodes = Array.from({ length: tree.count }, (_, node) => node);
  return Int32Array.from(nodes.filter((node) => isSearched(tree, node)));
}

/** From the root to a node, both included. */
export function pathTo({ reply }: DrawnTree, node: number): number[] {
  const path = [node];
  for (let at = node; at > 0; ) {
    at = reply.parent[at] ?? 0;
    path.unshift(at);
  }
  return path;
}

/** The node's score for its side to move, by the search that is looked at; `undefined` if that did not look. */
export function scoreOf(tree: DrawnTree, node: number): number | undefined {
  if (tree.eye === 'minimax') return tree.reply.minimax[node];
  return isSearched(tree, node) && fateOf(tree, node) !== 'unfinished'
    ? tree.reply.score[node]
    : undefined;
}

/** From a node on the line by which each got its score, that node included: why it is worth what it is. */
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

/** The pieces on the board at a node. */
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

/** A tree on its way from one layout to another of the same nodes; `part` of the way is gone. */
export function between(from: DrawnTree, to: DrawnTree, part: number): DrawnTree {
  const mix = (a: Float64Array, b: Float64Array): Float64Array =>
    a.map((value, node) => value + ((b[node] ?? value) - value) * part);
  const fuller = from.levels.length > to.levels.length || from.eye === 'minimax' ? from : to;
  const { levels } = fuller;
  return { ...to, levels, x: mix(from.x, to.x), width: mix(from.width, to.width) };
}
