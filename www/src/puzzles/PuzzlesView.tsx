import { useLayoutEffect } from 'preact/hooks';
import '../shared/styles/lesson.css';
import { MoveList } from '../shared/game/MoveList.tsx';
import { words } from '../shared/i18n/index.ts';
import { SETS } from '../shared/practice/sets.ts';
import { dayOf } from '../shared/practice/state.ts';
import { puzzleWords } from '../shared/puzzles/i18n/index.ts';
import { PuzzlePanel, PuzzleStage } from '../shared/puzzles/PuzzlePanel.tsx';
import { isCertain } from '../shared/rating/rating.ts';
import { addressOf, route } from '../shared/ui/route.ts';
import { Filters } from './Filters.tsx';
import './puzzles.css';
import { RunView } from './RunPanel.tsx';
import { SetsView } from './sets/SetsView.tsx';
import type { PuzzleStore } from './store.ts';

/** In the address: the puzzle of the day, and the timed run; {@link SETS} too. */
const OF_DAY = 'daily';
const RUN = 'run';

export function PuzzlesView({ store }: { store: PuzzleStore }) {
  switch (route.value.query) {
    case RUN:
      return <RunView run={store.run} />;
    case SETS:
      return <SetsView drill={store.drill} />;
    default:
      return <Untimed store={store} />;
  }
}

/** Puzzles one after the other, or that of the day. */
function Untimed({ store }: { store: PuzzleStore }) {
  const isOfDay = route.value.query === OF_DAY;
  useLayoutEffect(() => {
    void (isOfDay ? store.openOfDay(dayOf(Date.now())) : store.start());
    return () => store.pause();
  }, [store, isOfDay]);
  const text = puzzleWords.value;
  const { solving } = store;
  const { kind } = solving.phase.value;
  const isOver = solving.isOver.value;
  return (
    <>
      <PuzzleStage solving={solving} />
      <section class="panel lesson puzzles" aria-label={words.value.views.puzzles}>
        <header class={`status ${kind === 'checking' ? 'is-busy' : ''}`}>
          <h1>{words.value.views.puzzles}</h1>
          {isOfDay && <p>{text.ofDay}</p>}
          {store.source.value !== 'file' && <p>{text.endless}</p>}
        </header>
        {store.source.value === 'file' && <Stats store={store} />}
        <PuzzlePanel solving={solving}>
          {kind === 'failed' && (
            <button
              type="button"
              class="primary"
              onClick={() => void (isOfDay ? store.openOfDay(dayOf(Date.now())) : store.start())}
            >
              {words.value.retry}
            </button>
          )}
          {solving.record.head.value && (
            <button
              type="button"
              class={isOver ? 'primary' : 'quiet'}
              onClick={() => {
                if (isOfDay) location.hash = addressOf('puzzles', store.game);
                void store.next();
              }}
            >
              {isOver ? text.next : text.skip}
            </button>
          )}
        </PuzzlePanel>
        <MoveList record={solving.record} />
        {!isOfDay && <Filters store={store} />}
        <a class="panel-link" href={`${addressOf('puzzles', store.game)}?${RUN}`}>
          {text.toRun}
        </a>
        <a class="panel-link" href={`${addressOf('puzzles', store.game)}?${SETS}`}>
          {text.sets.link}
        </a>
        <a class="panel-link" href={addressOf('practice', store.game)}>
          {text.practice}
        </a>
      </section>
    </>
  );
}

/** Rating, streak, and the number solved. */
function Stats({ store }: { store: PuzzleStore }) {
  const text = puzzleWords.value;
  const { rating, streak, best } = store.progress.done.value;
  const { value: change } = store.change;
  const { solved, all } = countsOf(store);
  const shown = Math.round(rating.rating);
  return (
    <dl class="puzzle-stats">
      <div>
        <dt>{text.rating}</dt>
        <dd>
          {isCertain(rating) ? shown : text.uncertain(shown)}
          {change !== null && change !== 0 && (
            <small class={change > 0 ? 'is-more' : 'is-less'}>
              {change > 0 ? `+${change}` : `−${-change}`}
            </small>
          )}
        </dd>
      </div>
      <div>
        <dt>{text.streak}</dt>
        <dd>
          {streak}
          {best > streak && <small>{text.bestStreak(best)}</small>}
        </dd>
      </div>
      <div>
        <dt>{text.solvedCount}</dt>
        <dd>
          {solved}
          {all > 0 && <small>{text.ofAll(all)}</small>}
        </dd>
      </div>
    </dl>
  );
}

function countsOf({ progress, puzzles }: PuzzleStore): { solved: number; all: number } {
  const outcomes = Object.values(progress.done.value.outcomes);
  const solved = outcomes.filter((outcome) => outcome === 'solved').length;
  return { solved, all: puzzles.value.length };
}
