import type { SideName } from '@chariot/protocol';
import type { Castling, GameText } from '../game.ts';

/** PGN variant name of a start, if it allows castling that only Chess960 has. */
export function variantOf({ pieces, castling }: Castling): string | undefined {
  const isThere = (kind: string, side: SideName, square: string): boolean =>
    pieces.some((piece) => piece.square === square && piece.side === side && piece.kind === kind);
  const isUsual = (right: string): boolean => {
    const [side, rank] =
      right === right.toUpperCase() ? (['first', 1] as const) : (['second', 8] as const);
    const corner = { k: 'h', q: 'a' }[right.toLowerCase()];
    return isThere('K', side, `e${rank}`) && isThere('R', side, `${corner}${rank}`);
  };
  return [...castling].every(isUsual) ? undefined : 'Chess960';
}

export const text: GameText = {
  // The seven tag roster of the PGN standard.
  roster: [
    ['Event', '?'],
    ['Site', '?'],
    ['Date', '????.??.??'],
    ['Round', '?'],
    ['White', '?'],
    ['Black', '?'],
    ['Result', '*'],
  ],
  players: { first: ['White'], second: ['Black'] },
  hasSetUpTag: true,
  names: /^(chess|standard|chess ?960|fischer ?random.*)$/i,
  variantOf,
  isOwnMove: () => false,
  readStyle: () => 'usual',
  writeStyle: () => ({ style: 'san' }),
};
