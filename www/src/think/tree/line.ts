import { treeWords } from './i18n/index.ts';
import { type DrawnTree, moveLeftOut, pathTo } from './model.ts';

/** What leads to a node from its parent, in a few characters. */
export function stepText(tree: DrawnTree, node: number): string {
  const { root, again, nullMove, without } = treeWords.value;
  if (node === 0) return root;
  const text = tree.texts[node];
  if (text) return text;
  const leftOut = moveLeftOut(tree, node);
  if (leftOut) return without(leftOut);
  return tree.reply.ply[node] === tree.reply.ply[tree.reply.parent[node] ?? 0] ? again : nullMove;
}

/** The moves to a node. */
export function lineText(tree: DrawnTree, node: number): string {
  return movesText(tree, pathTo(tree, node).slice(1));
}

/** Nodes one after the other as moves. */
export function movesText(tree: DrawnTree, nodes: readonly number[]): string {
  return nodes.map((node) => stepText(tree, node)).join(' ');
}
