import type { GameName } from '@chariot/protocol';
import { SKINS } from '../pieces/index.ts';
import { writeLink } from '../tree/link.ts';
import { addressOf } from '../ui/route.ts';

/** The address of the position after these moves in Openings: `#openings/chess/m=…`. */
export function addressOfLine(game: GameName, moves: readonly string[]): string {
  const { size } = SKINS[game].value;
  const link = writeLink(size, { moves: [...moves], ply: moves.length });
  const isLink = link !== 'tooLong' && link !== 'damaged' && link !== '';
  return isLink ? `${addressOf('openings', game)}/${link}` : addressOf('openings', game);
}
