import type { GameName, MoveStyle } from '../../generated/wasm.js';
import { written } from '../grow.ts';
import type { AnalysisStore } from '../store.ts';
import { writeGame, type XiangqiFormat } from './write.ts';

/** The text of the whole game, for chess in the notation that other programs read. */
export async function textOf(store: AnalysisStore): Promise<string> {
  const { value: tree } = store.tree;
  if (!tree) return '';
  store.halt();
  const { style, format } = exported(store.game, store.style);
  const texts = await written(store.engine, tree, style);
  void store.think();
  return writeGame(tree, (node) => texts.get(node)?.text ?? node.move?.text ?? '', format);
}

/** The notation of a game's text. */
function exported(game: GameName, style: MoveStyle): { style: MoveStyle; format?: XiangqiFormat } {
  if (game === 'chess') return { style: 'san' };
  if (style === 'zh-hans' || style === 'zh-hant') return { style, format: 'Chinese' };
  return style === 'wxf' || style === 'usual'
    ? { style: 'wxf', format: 'WXF' }
    : { style: 'iccs', format: 'ICCS' };
}
