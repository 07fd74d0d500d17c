import type { GameName } from '@chariot/protocol';
import { SKINS } from '../shared/pieces/index.ts';
import { linkIn, readLink } from '../shared/tree/link.ts';
import { addressOf } from '../shared/ui/route.ts';

/** Whether the address shows a line of this game's openings. */
export function isAddressOf(game: GameName): boolean {
  const [view, named = game, rest = ''] = location.hash.split('/');
  return view === '#openings' && named === game && (rest === '' || rest.startsWith('m='));
}

/** The line in the address, in coordinates; `undefined` if there is none. */
export function lineInAddress(game: GameName): string[] | 'damaged' | undefined {
  const link = isAddressOf(game) ? linkIn(location.hash) : '';
  if (link === '') return undefined;
  const read = readLink(SKINS[game].value.size, link);
  if (typeof read === 'string') return 'damaged';
  return read.moves.slice(0, read.ply);
}

/** The address of the repertoire of a game. */
export function addressOfTrainer(game: GameName): string {
  return `${addressOf('openings', game)}/train`;
}
