import type { FinalResult } from '../../protocol/index.ts';
import { gameTo, written } from '../build.ts';
import type { AnalysisStore } from '../store.ts';
import type { TreeNode } from '../tree.ts';
import { writeGame } from './write.ts';

/** The whole game as PGN, in a notation that other programs read. */
export async function textOf(store: AnalysisStore): Promise<string> {
  const { value: tree } = store.tree;
  if (!tree) return '';
  store.halt();
  const { text } = store.inAnalysis;
  const { style, format } = text.writeStyle(store.style);
  const texts = await written(store.engine, tree, style);
  const end = gameTo(tree, tree.mainLine().at(-1) ?? tree.root, style);
  const reply = await store.engine.ask('view', end);
  void store.resumeSearch();
  const result = 'error' in reply ? undefined : resultOf(reply.view.result);
  const write = (node: TreeNode): string => texts.get(node)?.text ?? node.move?.text ?? '';
  return writeGame(tree, text, write, { format, result });
}

/** How a game that has ended ended, in the signs of PGN. */
function resultOf(end: FinalResult | undefined): string | undefined {
  if (!end) return undefined;
  if (!end.winner) return '1/2-1/2';
  return end.winner === 'first' ? '1-0' : '0-1';
}
