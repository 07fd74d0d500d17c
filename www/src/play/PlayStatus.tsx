import { analyse } from '../game/handover.ts';
import { moveLabel } from '../game/MoveList.tsx';
import { resultOf } from '../game/result.ts';
import { words } from '../i18n/index.ts';
import type { PlayStore } from './store.ts';

/** How the game stands, who plays it, and what can be done when it is over. */
export function PlayStatus({ store }: { store: PlayStore }) {
  const text = words.value;
  const end = store.match.result.value;
  const lookingBack = store.match.record.lookingBack.value;
  const [title, detail] = describe(store);
  return (
    <header class={`status ${store.search.busy.value ? 'is-busy' : ''}`}>
      <h1>{title}</h1>
      <p>{detail}</p>
      {(end || lookingBack) && (
        <div class="next-steps">
          {end && (
            <>
              <button type="button" class="primary" onClick={() => void store.rematch()}>
                {text.rematch}
              </button>
              <button type="button" class="quiet" onClick={() => review(store)}>
                {text.review}
              </button>
            </>
          )}
          {lookingBack && (
            <button type="button" class="quiet" onClick={() => void store.playFromHere()}>
              {text.playFromHere}
            </button>
          )}
          {lookingBack && (
            <button type="button" class="quiet" onClick={() => analyseHere(store)}>
              {text.views.analysis}
            </button>
          )}
        </div>
      )}
    </header>
  );
}

/** Reviews the whole game in the analysis. */
function review(store: PlayStore): void {
  const head = store.match.record.head.value;
  if (head) analyse({ game: head.game, below: store.match.below.value, review: true });
}

/** Opens the analysis at the position that is shown. */
function analyseHere(store: PlayStore): void {
  const head = store.match.record.head.value;
  const ply = store.match.record.shown.value?.history.length;
  if (head && ply !== undefined) analyse({ game: head.game, ply, below: store.match.below.value });
}

function describe(store: PlayStore): [title: string, detail: string] {
  const text = words.value;
  const { side, level } = store.match.players.value;
  const head = store.match.record.head.value;
  const end = store.match.result.value;
  const hint = store.hint.value;
  const odds = store.match.givenOdds.value;
  const busy = store.search.busy.value;
  const { sides } = text.games[store.game];
  const given = odds && text.gives(sides[odds.giver], text.odds[odds.name] ?? odds.name);
  const who =
    side === 'both'
      ? [text.twoPlayers]
      : [text.levelIs(level, text.levels[level - 1] ?? ''), text.youPlay(sides[side])];
  const detail = [...who, given].filter(Boolean).join(' · ');

  if (store.match.record.lookingBack.value)
    return [text.lookingBack(moveLabel(store.match.record)), detail];
  if (end) {
    const { title, reason } = resultOf(store.game, end);
    if (!end.winner || side === 'both') return [title, reason];
    return [end.winner === side ? text.youWin : text.youLose, reason];
  }
  if (busy === 'hint') return [text.hinting, detail];
  if (busy === 'offer') return [text.offering, detail];
  if (hint) return [text.hintIs(hint.text), detail];
  if (!head) return [text.loading, detail];
  const inCheck = head.check !== undefined;
  if (side === 'both') {
    return [(inCheck ? text.toPlayInCheck : text.toPlay)(sides[head.toMove]), detail];
  }
  if (head.toMove !== side) return [text.thinking, detail];
  const refused = store.refused.value === head.history.length;
  return [inCheck ? text.yourMoveInCheck : text.yourMove, refused ? text.drawRefused : detail];
}
