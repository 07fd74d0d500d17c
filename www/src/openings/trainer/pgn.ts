import { MoveTree, type TreeNode, type TreeStart } from '@chariot/game';
import type { GameName, NotatedMove } from '@chariot/protocol';
import { EMPTY, MOST_PLIES, type RepertoireNode } from '../../shared/repertoire/repertoire.ts';

/** A repertoire as a tree of moves, each named by its coordinates until it is written. */
export function treeOf(
  game: GameName,
  start: TreeStart,
  root: RepertoireNode,
  tags: ReadonlyMap<string, string>,
): MoveTree {
  const tree = new MoveTree(game, undefined, start, tags);
  const copy = (from: RepertoireNode, to: TreeNode): void => {
    for (const child of from.next) {
      const { uci, key } = child;
      const move = { uci, text: uci, from: '', to: '', promotion: undefined };
      copy(child, tree.add(to, move, { fen: '', openingKey: key }));
    }
  };
  copy(root, tree.root);
  return tree;
}

/** The moves of a tree with all its variations, but for those that a review added. */
export function repertoireOf({ root }: MoveTree): RepertoireNode {
  const copy = ({ children, ply }: TreeNode): RepertoireNode['next'] =>
    ply >= MOST_PLIES
      ? []
      : children.flatMap((child) => {
          const { move, openingKey: key, byEngine } = child;
          return move && !byEngine ? [{ uci: move.uci, key, next: copy(child) }] : [];
        });
  return { ...EMPTY, next: copy(root) };
}

/** The moves of a tree without its variations, each with the key after it. */
export function mainLine({ root }: MoveTree): { move: NotatedMove; key: string }[] {
  const line = [];
  for (let at = root.children[0]; at?.move && !at.byEngine; at = at.children[0]) {
    line.push({ move: at.move, key: at.openingKey });
  }
  return line;
}
