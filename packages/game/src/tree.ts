import type { GameName, NotatedMove, SearchScore, SideName, View } from '@chariot/protocol';
import { type Annotations, noAnnotations } from './annotations.ts';
import { other } from './turns.ts';

/** A position of a game, how it came about, and what was written about it. */
export interface TreeNode extends Annotations {
  readonly id: number;
  readonly parent: TreeNode | null;
  /** Moves since the start position. */
  readonly ply: number;
  /** The move that leads here; `null` at the start. */
  move: NotatedMove | null;
  /** Empty until the engine has said it. */
  fen: string;
  /** Names the position among those of openings. Empty until the engine has said it. */
  openingKey: string;
  /** What may be played from here; the first continues this line, the others are variations. */
  children: TreeNode[];
  /** What the position is worth for the first side, by a review or a file. */
  value: SearchScore | null;
  /** What the engine would play here, in coordinates; empty if nobody asked it in a review. */
  best: string;
  /** True for a move that only a review has put here. */
  byEngine: boolean;
}

/** What the engine says of a start position. */
export type TreeStart = Pick<
  View,
  'fen' | 'pieces' | 'toMove' | 'castling' | 'moveNumber' | 'openingKey'
>;

/** What the engine calls a position. */
type PositionNames = Pick<TreeNode, 'fen' | 'openingKey'>;

const NAMELESS: PositionNames = { fen: '', openingKey: '' };

/** A game with variations. It knows no rules: who adds a move has asked the engine. */
export class MoveTree {
  readonly game: GameName;
  /** FEN of the start position; absent for the usual one. */
  readonly start: string | undefined;
  /** The start position, as the engine says it. */
  readonly first: TreeStart;
  /** Who played, where, when and how it ended, and whatever else a file says of the game. */
  tags: ReadonlyMap<string, string>;
  readonly root: TreeNode;
  #ids = 0;

  constructor(
    game: GameName,
    start: string | undefined,
    first: TreeStart,
    tags: ReadonlyMap<string, string> = new Map(),
  ) {
    this.game = game;
    this.start = start;
    this.first = first;
    this.tags = tags;
    this.root = this.#node(null, null, first);
  }

  /** The position after a move; the one that is there already, if the move was played here before. */
  add(parent: TreeNode, move: NotatedMove, names = NAMELESS): TreeNode {
    const known = parent.children.find((child) => child.move?.uci === move.uci);
    if (known) return known;
    const node = this.#node(parent, move, names);
    parent.children.push(node);
    return node;
  }

  /** Every position, each after the one it comes from, the main line first. */
  *nodes(from: TreeNode = this.root): Generator<TreeNode> {
    const waiting = [from];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      yield node;
      waiting.push(...[...node.children].reverse());
    }
  }

  /** The main line, without the start position. */
  mainLine(): TreeNode[] {
    return pathTo(endOf(this.root));
  }

  /** Forgets a move and all that follows; the node to look at instead. */
  remove(node: TreeNode): TreeNode {
    const { parent } = node;
    if (!parent) return node;
    parent.children = parent.children.filter((child) => child !== node);
    return parent;
  }

  /** Puts a variation before the line it branches from. */
  promote(node: TreeNode): void {
    const branch = branchOf(node);
    const siblings = branch?.parent?.children;
    const place = branch && siblings ? siblings.indexOf(branch) : 0;
    if (!branch || !siblings || place === 0) return;
    siblings.splice(place, 1);
    siblings.splice(place - 1, 0, branch);
  }

  #node(
    parent: TreeNode | null,
    move: NotatedMove | null,
    { fen, openingKey }: PositionNames,
  ): TreeNode {
    this.#ids += 1;
    return {
      id: this.#ids,
      parent,
      ply: parent ? parent.ply + 1 : 0,
      move,
      fen,
      openingKey,
      children: [],
      ...noAnnotations(),
      value: null,
      best: '',
      byEngine: false,
    };
  }
}

/** The positions from the first move to this one. */
export function pathTo(node: TreeNode): TreeNode[] {
  const path: TreeNode[] = [];
  for (let at: TreeNode | null = node; at?.parent; at = at.parent) path.push(at);
  return path.reverse();
}

/** The moves that lead to a position, in coordinates. */
export function movesTo(node: TreeNode): string[] {
  return pathTo(node).flatMap(({ move }) => move?.uci ?? []);
}

/** The last position of the line that a position is in. */
export function endOf(node: TreeNode): TreeNode {
  let end = node;
  for (let next = end.children[0]; next; next = end.children[0]) end = next;
  return end;
}

/** Where the innermost variation that holds a position begins; `null` on the main line. */
export function branchOf(node: TreeNode): TreeNode | null {
  for (let at: TreeNode | null = node; at; at = at.parent) {
    if (at.parent && at.parent.children[0] !== at) return at;
  }
  return null;
}

/** The move before or after this one among those that may be played in the same position, round and round. */
export function siblingOf(node: TreeNode, step: 1 | -1): TreeNode | undefined {
  const all = node.parent?.children ?? [];
  if (all.length < 2) return undefined;
  return all[(all.indexOf(node) + step + all.length) % all.length];
}

/** The number of the move that leads to a position, and who made it. */
export function numberOf(tree: MoveTree, node: TreeNode): { number: number; mover: SideName } {
  const { toMove, moveNumber } = tree.first;
  const later = toMove === 'second' ? 1 : 0;
  return {
    number: moveNumber + Math.floor((node.ply - 1 + later) / 2),
    mover: (node.ply - 1) % 2 === 0 ? toMove : other(toMove),
  };
}

/** The side that is to move in a position. */
export function toMoveAt(tree: MoveTree, node: TreeNode): SideName {
  const { toMove } = tree.first;
  return node.ply % 2 === 0 ? toMove : other(toMove);
}
