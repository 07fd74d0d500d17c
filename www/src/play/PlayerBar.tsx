import type { SideName } from '@chariot/protocol';
import { words } from '../shared/i18n/index.ts';
import { SKINS } from '../shared/pieces/index.ts';
import { Clock } from './Clock.tsx';
import { countsOf, gainOf } from './captured.ts';
import { Face } from './Face.tsx';
import type { PlayStore } from './store.ts';

/** A player at the board: who it is, whose turn it is, what was captured, and the clock. */
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

/** The captured pieces and the lead, those of the position that is shown. */
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
