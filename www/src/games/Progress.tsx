import { Button } from '@chariot/board/ui';
import { useSignal } from '@preact/signals';
import { gamesWords } from './i18n/index.ts';
import type { GamesStore } from './store.ts';

/** The review in the background: how far it is, how long it takes, and its buttons. */
export function Progress({ store }: { store: GamesStore }) {
  const text = gamesWords.value;
  const [done, all] = [store.done.value, store.all.value];
  if (all === 0) return null;
  const work = store.work.value;
  const isDone = done === all;
  return (
    <section class="own-games-progress">
      <div class="own-games-row">
        <div class="own-games-bar">
          <span>{text.progress(done, all)}</span>
          {!isDone && <progress value={done} max={all} aria-label={text.progress(done, all)} />}
        </div>
        {!isDone &&
          (work.kind === 'running' || work.kind === 'waiting' ? (
            <Button onClick={() => store.pause()}>{text.pause}</Button>
          ) : (
            <Button onClick={() => void store.resume()}>{text.resume}</Button>
          ))}
      </div>
      {work.kind === 'running' && <p>{estimateText(store)}</p>}
      {work.kind === 'waiting' && <p role="status">{text.waiting}</p>}
      {work.kind === 'paused' && <p role="status">{text.paused[work.by]}</p>}
      {work.kind === 'paused' && work.by === 'battery' && (
        <Button
          onClick={() => {
            store.onBattery.value = true;
            void store.resume();
          }}
        >
          {text.onBattery}
        </Button>
      )}
      {isDone && store.missing.value > 0 && (
        <p>{text.sentences([text.fewest, text.notYet(store.missing.value)])}</p>
      )}
      {store.unreadable.value > 0 && <p>{text.unreadableGames(store.unreadable.value)}</p>}
      {work.kind === 'running' && <p>{text.leaveOpen}</p>}
    </section>
  );
}

function estimateText(store: GamesStore): string {
  const text = gamesWords.value;
  const estimate = store.estimate.value;
  if (!estimate) return text.measuring;
  const all = text.time(estimate.all);
  const left = store.all.value - store.done.value;
  return store.missing.value > 0 && left > store.missing.value
    ? text.firstIn(text.time(estimate.first), all)
    : text.allIn(all);
}

/** Removes everything, once asked twice. */
export function Forget({ store }: { store: GamesStore }) {
  const text = gamesWords.value;
  const isAsked = useSignal(false);
  if (store.all.value === 0 || store.work.value.kind === 'running') return null;
  const ask = (asked: boolean) => () => {
    isAsked.value = asked;
  };
  return (
    <div class="own-games-row own-games-forget">
      {isAsked.value ? (
        <>
          <span>{text.forgetSure}</span>
          <Button onClick={() => void store.forget()}>{text.forgetYes}</Button>
          <Button onClick={ask(false)}>{text.cancel}</Button>
        </>
      ) : (
        <Button onClick={ask(true)}>{text.forget}</Button>
      )}
    </div>
  );
}
