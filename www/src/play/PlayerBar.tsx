import type { SideName } from '@chariot/protocol';
import { words } from '../shared/i18n/index.ts';
import { lazily } from '../shared/ui/lazily.tsx';
import { Face } from './Face.tsx';
import type { PlayStore } from './store.ts';

// The first moves need neither.
const Captured = lazily(async () => (await import('./Captured.tsx')).Captured);
const Clock = lazily(
  async () => (await import('./Clock.tsx')).Clock,
  <div class="clock" aria-hidden="true">
    <span class="clock-time">–</span>
  </div>,
);

export function PlayerBar({ store, side }: { store: PlayStore; side: SideName }) {
  const { match, game } = store;
  const { level } = match.players.value;
  const head = match.record.head.value;
  const text = words.value;
  const isPerson = match.isPerson(side);
  const sideName = text.games[game].sides[side];
  const mayHaveCaptures = head && (head.history.length > 0 || head.game.start !== undefined);
  const isTurn = head?.toMove === side && !match.result.value;
  const name = match.nameOf(side);
  return (
    <section
      class={`player ${side} ${isTurn ? 'is-turn' : ''}`}
      aria-label={`${sideName}: ${name}`}
      data-player={side}
    >
      {(!isPerson && match.presence()?.face) || <Face side={side} isPerson={isPerson} />}
      <div class="player-who">
        <p class="player-name">
          <strong>{name}</strong>
          {!isPerson && <span>{text.strength(level, match.ratings[level - 1] ?? 0)}</span>}
          {isTurn && <span class="visually-hidden">{text.turn}</span>}
        </p>
        {mayHaveCaptures && <Captured store={store} side={side} />}
      </div>
      {match.clock.control.value && <Clock store={store} side={side} />}
    </section>
  );
}
