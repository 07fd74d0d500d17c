import type { FinalResult } from '@chariot/protocol';
import { gameTo, written } from '../../shared/tree/build.ts';
import type { SharedTree } from '../../shared/tree/written.ts';
import type { AnalysisStore } from '../store.ts';

/** The whole game, with its moves in a notation that other programs read. */
export async function sharedOf(store: AnalysisStore): Promise<SharedTree | null> {
  const { value: tree } = store.tree;
  if (!tree) return null;
  const { text } = store.inAnalysis;
  const { style, format } = text.writeStyle(store.style);
  const texts = await written(store.engine, tree, style);
  const end = gameTo(tree, tree.mainLine().at(-1) ?? tree.root, style);
  const reply = await store.engine.ask('view', end);
  const result = 'error' in reply ? undefined : resultOf(reply.view.result);
  const textOf: SharedTree['textOf'] = (node) => texts.get(node)?.text ?? node.move?.text ?? '';
  return { tree, text, textOf, format, result };
}

/** How a game that has ended ended, in the signs of PGN. */
function resultOf(end: FinalResult | undefined): string | undefined {
  if (!end) return undefined;
  if (!end.winner) return '1/2-1/2';
  return end.winner === 'first' ? '1-0' : '0-1';
}
