import type { GameName, NotatedMove, SearchScore, SideName, View } from '@chariot/protocol';
import { type Annotations, noAnnotations } from './annotations.ts';
import { other } from './turns.ts';

/** A position of a game, the move before it and the annotations. */
export interface TreeNode extends Annotations {
  readonly id: number;
  readonly parent: TreeNode | null;
  /** Moves since the start position. */
  readonly ply: number;
  /** The move that leads here; `null` at the start. */
  move: NotatedMove | null;
  /** Empty until the engine has answered. */
  fen: string;
  /** Key of the position in the list of openings. Empty until the engine has answered. */
  openingKey: string;
  /** Positions after each next move; the first continues this line, the others are variations. */
  children: TreeNode[];
  /** Score for the first side, from a review or a file. */
  value: SearchScore | null;
  /** The engine's choice here, in coordinates; empty without a review. */
  best: string;
  /** Whether a review added the move. */
  byEngine: boolean;
}

/** The engine's view of a start position. */
export type TreeStart = Pick<
  View,
  'fen' | 'pieces' | 'toMove' | 'castling' | 'moveNumber' | 'openingKey'
>;

/** The engine's names for a position. */
type PositionNames = Pick<TreeNode, 'fen' | 'openingKey'>;

const NAMELESS: PositionNames = { fen: '', openingKey: '' };

/** A game with variations. It knows no rules: check a move with the engine before adding it. */
export class MoveTree {
  readonly game: GameName;
  /** FEN of the start position; absent for the usual one. */
  readonly start: string | undefined;
  /** The start position as the engine sees it. */
  readonly first: TreeStart;
  /** PGN tags: players, place, date, result and whatever else a file gives. */
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

  /** The position after a move, an existing one if the move was played here before. */
  add(parent: TreeNode, move: NotatedMove, names = NAMELESS): TreeNode {
    const known = parent.children.find((child) => child.move?.uci === move.uci);
    if (known) return known;
    const node = this.#node(parent, move, names);
    parent.children.push(node);
    return node;
  }

  /** Every position, parents first, the main line before variations. */
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

  /** Removes a move and all after it; returns the node to show instead. */
  remove(node: TreeNode): TreeNode {
    const { parent } = node;
    if (!parent) return node;
    parent.children = parent.children.filter((child) => child !== node);
    return parent;
  }

  /** Puts a variation before the line it leaves. */
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

/** The moves to a position, in coordinates. */
export function movesTo(node: TreeNode): string[] {
  return pathTo(node).flatMap(({ move }) => move?.uci ?? []);
}

/** The last position of the line. */
export function endOf(node: TreeNode): TreeNode {
  let end = node;
  for (let next = end.children[0]; next; next = end.children[0]) end = next;
  return end;
}

/** The first node of the innermost variation around a position; `null` on the main line. */
export function branchOf(node: TreeNode): TreeNode | null {
  for (let at: TreeNode | null = node; at; at = at.parent) {
    if (at.parent && at.parent.children[0] !== at) return at;
  }
  return null;
}

/** The next or previous alternative to a move, round and round. */
export function siblingOf(node: TreeNode, step: 1 | -1): TreeNode | undefined {
  const all = node.parent?.children ?? [];
  if (all.length < 2) return undefined;
  return all[(all.indexOf(node) + step + all.length) % all.length];
}

export function numberOf(tree: MoveTree, node: TreeNode): { number: number; mover: SideName } {
  const { toMove, moveNumber } = tree.first;
  const later = toMove === 'second' ? 1 : 0;
  return {
    number: moveNumber + Math.floor((node.ply - 1 + later) / 2),
    mover: (node.ply - 1) % 2 === 0 ? toMove : other(toMove),
  };
}

export function toMoveAt(tree: MoveTree, node: TreeNode): SideName {
  const { toMove } = tree.first;
  return node.ply % 2 === 0 ? toMove : other(toMove);
}
