import type { GameEnd, GameName, MoveStyle } from '../../generated/wasm.js';
import { gameTo, written } from '../grow.ts';
import type { AnalysisStore } from '../store.ts';
import type { TreeNode } from '../tree.ts';
import { writeGame, type XiangqiFormat } from './write.ts';

/** The text of the whole game, for chess in the notation that other programs read. */
export async function textOf(store: AnalysisStore): Promise<string> {
  const { value: tree } = store.tree;
  if (!tree) return '';
  store.halt();
  const { style, format } = exported(store.game, store.style);
  const texts = await written(store.engine, tree, style);
  const end = gameTo(tree, tree.mainLine().at(-1) ?? tree.root, style);
  const reply = await store.engine.ask('view', { type: 'view', game: end });
  void store.think();
  const result = reply.type === 'view' ? resultOf(reply.view.end) : undefined;
  const write = (node: TreeNode): string => texts.get(node)?.text ?? node.move?.text ?? '';
  return writeGame(tree, write, { format, result });
}

/** The notation of a game's text. */
function exported(game: GameName, style: MoveStyle): { style: MoveStyle; format?: XiangqiFormat } {
  if (game === 'chess') return { style: 'san' };
  if (style === 'zh-hans' || style === 'zh-hant') return { style, format: 'Chinese' };
  return style === 'wxf' || style === 'usual'
    ? { style: 'wxf', format: 'WXF' }
    : { style: 'iccs', format: 'ICCS' };
}

/** How a game that has ended ended, in the signs of PGN. */
function resultOf(end: GameEnd | undefined): string | undefined {
  if (!end) return undefined;
  if (!end.winner) return '1/2-1/2';
  return end.winner === 'first' ? '1-0' : '0-1';
}
