import { Button } from '@chariot/board/ui';
import { analyse, type Handover, openLesson } from '../shared/game/handover.ts';
import { moveLabel } from '../shared/game/MoveList.tsx';
import { resultOf } from '../shared/game/said.ts';
import { words } from '../shared/i18n/index.ts';
import { watchVisit } from '../shared/ui/visit.ts';
import type { PlayStore } from './store.ts';

/** State of the game, its players, and next steps when it is over. */
export function PlayStatus({ store }: { store: PlayStore }) {
  const text = words.value;
  const end = store.match.result.value;
  const [title, detail] = describe(store);
  return (
    <header class={`status ${store.match.busy.value ? 'is-busy' : ''}`}>
      <h1>{title}</h1>
      {detail && <p>{detail}</p>}
      {end && (
        <div class="next-steps">
          <Button primary onClick={() => void store.rematch()}>
            {text.rematch}
          </Button>
          <Button onClick={() => void handOver(store, { review: true })}>{text.review}</Button>
          <Button onClick={() => learn(store)}>{text.learn}</Button>
        </div>
      )}
      {end && store.newRating.value?.()}
    </header>
  );
}

/** Actions at an earlier position. They stand under the moves, which stay in place while stepping. */
export function FromHere({ store }: { store: PlayStore }) {
  const text = words.value;
  const { lookingBack, shown } = store.match.record;
  if (!lookingBack.value) return null;
  return (
    <div class="next-steps">
      <Button onClick={() => void store.playFromHere()}>{text.playFromHere}</Button>
      <Button onClick={() => void handOver(store, { ply: shown.value?.history.length ?? 0 })}>
        {text.views.analysis}
      </Button>
    </div>
  );
}

/** Starts a lesson on the mistakes, the person's first. */
function learn({ match }: PlayStore): void {
  const { side } = match.players.value;
  const game = match.record.head.value?.game;
  if (game) openLesson.value = { game, side: side === 'both' ? match.below.value : side };
}

/** Hands the game over to the analysis, with its tags and clock times, unless the person has gone elsewhere meanwhile. */
async function handOver(store: PlayStore, wish: { ply?: number; review?: boolean }): Promise<void> {
  const { head, shown } = store.match.record;
  if (!head.value || !shown.value) return;
  const below = store.match.below.value;
  const handover: Handover = { game: head.value.game, below, ...wish };
  const lasts = watchVisit();
  try {
    const { playedOf, tagsOf } = await import('./written.ts');
    const played = playedOf(store);
    if (played) {
      handover.tags = await tagsOf(played);
      if (played.clock) handover.times = played.clock.after;
    }
  } catch {
    // Hand over the moves alone.
  }
  if (lasts()) analyse(handover);
}

function describe(store: PlayStore): [title: string, detail: string | undefined] {
  const text = words.value;
  const { side } = store.match.players.value;
  const head = store.match.record.head.value;
  const end = store.match.result.value;
  const hint = store.hint.value;
  const odds = store.match.givenOdds.value;
  const busy = store.match.busy.value;
  const { sides } = text.games[store.game];
  const detail = odds && text.gives(sides[odds.giver], text.odds[odds.name] ?? odds.name);

  if (store.match.record.lookingBack.value) {
    const reason = end && resultOf(store.game, end).reason;
    return [text.lookingBack(moveLabel(store.match.record)), reason ?? detail];
  }
  if (end) {
    const { title, reason } = resultOf(store.game, end);
    if (!end.winner || side === 'both') return [title, reason];
    return [end.winner === side ? text.youWin : text.youLose, reason];
  }
  if (busy === 'hint') return [text.hinting, detail];
  if (busy === 'offer') return [text.offering, detail];
  if (hint) return [text.hintIs(hint.text), detail];
  if (!head) {
    const isFailed = store.engine.state.value.kind === 'failed';
    return [isFailed ? text.games[store.game].name : text.loading, detail];
  }
  const inCheck = head.check !== undefined;
  if (side === 'both') {
    return [(inCheck ? text.toPlayInCheck : text.toPlay)(sides[head.toMove]), detail];
  }
  if (store.warning.value) return [text.waits, detail];
  if (head.toMove !== side) return [text.thinking(store.match.nameOf(head.toMove)), detail];
  const refused = store.refused.value === head.history.length;
  return [inCheck ? text.yourMoveInCheck : text.yourMove, refused ? text.drawRefused : detail];
}
