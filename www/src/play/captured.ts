import type { BoardPiece, GameName, SideName, View } from '@chariot/protocol';
import { GAMES } from '../shared/games/index.ts';

/** What one side has captured, and how far it is ahead. */
export interface Gain {
  /** The least worth first; pieces of a kind stand together. */
  pieces: readonly BoardPiece[];
  /** Pawns' worth of pieces that it has more on the board; 0 if it has not more. */
  lead: number;
}

/** What `side` has captured up to the position that is shown, and its lead in it. */
export function gainOf(view: View, game: GameName, side: SideName): Gain {
  const { worth } = GAMES[game];
  const order = Object.keys(worth);
  const pieces = view.history
    .flatMap(({ captured }) => captured ?? [])
    .filter((piece) => piece.side !== side)
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const balance = view.pieces.reduce(
    (sum, piece) => sum + (worth[piece.kind] ?? 0) * (piece.side === side ? 1 : -1),
    0,
  );
  return { pieces, lead: Math.max(0, balance) };
}

/** Each kind of these pieces and how often it is among them, in their order. */
export function countsOf(pieces: readonly BoardPiece[]): (readonly [BoardPiece, number])[] {
  const firsts = pieces.filter((piece, at) => piece.kind !== pieces[at - 1]?.kind);
  return firsts.map((first) => [first, pieces.filter(({ kind }) => kind === first.kind).length]);
}
