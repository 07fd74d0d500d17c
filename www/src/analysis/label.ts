import { analysisWords } from './i18n/index.ts';
import { type MoveTree, numberOf, type TreeNode } from './tree.ts';

/** A move with its number, as it is read out: `3… Nf6, blunder. A comment`. */
export function labelOf(tree: MoveTree, node: TreeNode): string {
  const text = analysisWords.value;
  if (!node.move) return text.first;
  const { number, mover } = numberOf(tree, node);
  const judged = node.glyphs.map((glyph) => text.glyphs[glyph]).filter(Boolean);
  const move = [`${number}${mover === 'first' ? '.' : '…'} ${node.move.text}`, ...judged];
  return [move.join(', '), node.comment].filter(Boolean).join('. ');
}
