import { useLayoutEffect } from 'preact/hooks';
import '../shared/styles/lesson.css';
import { MoveList } from '../shared/game/MoveList.tsx';
import { words } from '../shared/i18n/index.ts';
import { dayOf } from '../shared/practice/state.ts';
import { puzzleWords } from '../shared/puzzles/i18n/index.ts';
import { PuzzlePanel, PuzzleStage } from '../shared/puzzles/PuzzlePanel.tsx';
import { addressOf, route } from '../shared/ui/route.ts';
import { Filters } from './Filters.tsx';
import './puzzles.css';
import type { PuzzleStore } from './store.ts';

/** In the address: the puzzle of the day. */
const OF_DAY = 'daily';

export function PuzzlesView({ store }: { store: PuzzleStore }) {
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
          <p>
            {isOfDay
              ? text.ofDay
              : store.source.value === 'file'
                ? text.counts(countsOf(store))
                : text.endless}
          </p>
        </header>
        <PuzzlePanel solving={solving}>
          {kind === 'failed' && (
            <button type="button" class="primary" onClick={() => void store.start()}>
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
        <Filters store={store} />
        <a class="panel-link" href={addressOf('practice', store.game)}>
          {text.practice}
        </a>
      </section>
    </>
  );
}

function countsOf({ progress, puzzles }: PuzzleStore): { solved: number; all: number } {
  const outcomes = Object.values(progress.done.value.outcomes);
  const solved = outcomes.filter((outcome) => outcome === 'solved').length;
  return { solved, all: puzzles.value.length };
}
