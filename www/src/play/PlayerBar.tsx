import type { BoardPiece, GameName, SideName, View } from '@chariot/protocol';
import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '../shared/games/index.ts';
import { words } from '../shared/i18n/index.ts';
import { SKINS } from '../shared/pieces/index.ts';
import { announce } from '../shared/ui/announce.tsx';
import { clockText, isLow } from './clock.ts';
import { Face } from './Face.tsx';
import type { PlayStore } from './store.ts';

export function PlayerBar({ store, side }: { store: PlayStore; side: SideName }) {
  const { match, game } = store;
  const { level } = match.players.value;
  const head = match.record.head.value;
  const text = words.value;
  const isPerson = match.isPerson(side);
  const sideName = text.games[game].sides[side];
  const isTurn = head?.toMove === side && !match.result.value;
  return (
    <section
      class={`player ${side} ${isTurn ? 'is-turn' : ''}`}
      aria-label={`${sideName}: ${match.nameOf(side)}`}
      data-player={side}
    >
      <Face side={side} isPerson={isPerson} />
      <div class="player-who">
        <p class="player-name">
          <strong>{match.nameOf(side)}</strong>
          {!isPerson && <span>{text.strength(level, match.ratings[level - 1] ?? 0)}</span>}
          {isTurn && <span class="visually-hidden">{text.turn}</span>}
        </p>
        <Captured store={store} side={side} />
      </div>
      {match.clock.control.value && <Clock store={store} side={side} />}
    </section>
  );
}

function Captured({ store: { match, game }, side }: { store: PlayStore; side: SideName }) {
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
export interface Gain {
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
export function countsOf(pieces: readonly BoardPiece[]): (readonly [BoardPiece, number])[] {
  const firsts = pieces.filter((piece, at) => piece.kind !== pieces[at - 1]?.kind);
  return firsts.map((first) => [first, pieces.filter(({ kind }) => kind === first.kind).length]);
}

/** Milliseconds between clock updates: the last seconds show tenths. */
const TICK = 100;

export function Clock({ store, side }: { store: PlayStore; side: SideName }) {
  const { clock } = store.match;
  const [, tick] = useState('');
  const runs = clock.running.value === side;
  // Read to redraw on every change.
  void clock.left.value;
  const time = clock.remaining(side);
  const shown = clockText(time);
  const allowance = clock.control.value?.[side];
  const low = allowance !== undefined && isLow(allowance, time);
  const text = words.value;
  const name = text.games[store.game].sides[side];

  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick(clockText(clock.remaining(side))), TICK);
    return () => clearInterval(timer);
  }, [runs, clock, side]);

  const warning = runs && low ? text.lowOnTime(name) : '';
  useEffect(() => {
    if (warning) announce(warning);
  }, [warning]);

  return (
    <div
      class={`clock ${side} ${runs ? 'is-running' : ''} ${low ? 'is-low' : ''}`}
      role="timer"
      aria-live="off"
      aria-label={text.clockOf(name, shown)}
      data-clock={side}
    >
      <span class="clock-time">{shown}</span>
    </div>
  );
}
