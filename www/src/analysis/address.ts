import { movesTo } from '@chariot/game';
import type { GameName } from '@chariot/protocol';
import { SKINS } from '../shared/pieces/index.ts';
import { addressFor, writeLink } from '../shared/tree/link.ts';
import { addressOf, showAddress } from '../shared/ui/route.ts';
import type { AnalysisStore } from './store.ts';

/** Link to the shown position, by its moves; empty for the starting position. */
export function linkToShown(store: AnalysisStore): string {
  const { value: tree } = store.tree;
  const { value: at } = store.at;
  if (!tree || !at) return '';
  const { size } = SKINS[store.game].value;
  const moves = movesTo(at);
  const start = tree.start === undefined ? {} : { start: tree.start };
  const link = writeLink(size, { ...start, moves, ply: moves.length });
  const isLink = link !== 'tooLong' && link !== 'damaged';
  return isLink ? link : writeLink(size, { start: at.fen, moves: [], ply: 0 });
}

/** Whether the address belongs to this game's analysis. One without a game means the shown game. */
export function isAddressOf(game: GameName): boolean {
  const [view, named = game] = location.hash.split('/');
  return view === '#analysis' && named === game;
}

/** Writes the shown position to the address, unless that holds a link not yet opened or not readable. */
export function keepAddress(store: AnalysisStore): void {
  if (!isAddressOf(store.game) || !store.arrived) return;
  if (store.trouble.value?.about === 'link') return;
  const link = linkToShown(store);
  showAddress(link ? addressFor(store.game, link) : addressOf('analysis', store.game));
}
