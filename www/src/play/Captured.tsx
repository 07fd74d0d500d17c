import type { BoardPiece, GameName, SideName, View } from '@chariot/protocol';
import { GAMES } from '../shared/games/index.ts';
import { words } from '../shared/i18n/index.ts';
import { SKINS } from '../shared/pieces/index.ts';
import type { PlayStore } from './store.ts';

/** The pieces that a side has captured, and its lead. */
export function Captured({ store: { match, game }, side }: { store: PlayStore; side: SideName }) {
  const view = match.record.shown.value;
  if (!view) return null;
  const { pieces, lead } = gainOf(view, game, side);
  if (pieces.length === 0 && lead === 0) return null;
  const { Piece } = SKINS[game].value;
  const text = words.value;
  const names = countsOf(pieces).map(([{ side, kind }, count]) => {
    const name = text.games[game].kind(side, kind);
    return count > 1 ? `${name} × ${count}` : name;
  });
  return (
    <p class="captured">
      {names.length > 0 && <span class="visually-hidden">{text.captured(names)}</span>}
      {pieces.map(({ side, kind }, at) => (
        <span
          key={at}
          class={pieces[at - 1]?.kind === kind ? 'is-same' : ''}
          aria-hidden="true"
          data-captured={kind}
        >
          <Piece side={side} kind={kind} />
        </span>
      ))}
      {lead > 0 && (
        <>
          <b aria-hidden="true">+{lead}</b>
          <span class="visually-hidden">{text.ahead(lead)}</span>
        </>
      )}
    </p>
  );
}

/** Captured pieces of a side, and its lead. */
interface Gain {
  /** Least valuable first, grouped by kind. */
  pieces: readonly BoardPiece[];
  /** Lead in pieces on the board, in pawns; never below 0. */
  lead: number;
}

function gainOf(view: View, game: GameName, side: SideName): Gain {
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

/** Kinds of pieces with their counts, in order. */
function countsOf(pieces: readonly BoardPiece[]): (readonly [BoardPiece, number])[] {
  const firsts = pieces.filter((piece, at) => piece.kind !== pieces[at - 1]?.kind);
  return firsts.map((first) => [first, pieces.filter(({ kind }) => kind === first.kind).length]);
}
