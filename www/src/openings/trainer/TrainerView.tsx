import { useEffect } from 'preact/hooks';
import '../../shared/styles/lesson.css';
import { useLookingBack } from '../../shared/game/MoveList.tsx';
import { PlayStage } from '../../shared/game/PlayStage.tsx';
import { addressOf } from '../../shared/ui/route.ts';
import { DrillPanel, DrillStage } from './DrillPanel.tsx';
import { trainerWords } from './i18n/index.ts';
import { Overview } from './Overview.tsx';
import type { TrainerStore } from './store.ts';
import './trainer.css';

/** One's own repertoire, and the drill of it. */
export function TrainerView({ store }: { store: TrainerStore }) {
  const text = trainerWords.value;
  const isDrill = store.phase.value === 'drill';
  useEffect(() => {
    void store.start();
    return () => store.pause();
  }, [store]);
  return (
    <>
      {isDrill ? <DrillStage drill={store.drill} /> : <OverviewStage store={store} />}
      <section class="panel lesson openings repertoire" aria-label={text.title}>
        <header class="status">
          <h1>{text.title}</h1>
          <p>
            {isDrill
              ? text.drill.lines(store.drill.lines.value)
              : store.size.value.moves > 0 && text.size(store.size.value)}
          </p>
        </header>
        {isDrill ? <DrillPanel store={store} /> : <Overview store={store} />}
        <p class="practice-links">
          <a href={addressOf('openings', store.game)}>{text.openings}</a>
        </p>
      </section>
    </>
  );
}

function OverviewStage({ store }: { store: TrainerStore }) {
  const { line } = store;
  useLookingBack(line.record);
  const view = line.record.shown.value;
  return (
    <PlayStage
      game={store.game}
      view={view}
      below={store.side}
      active={view !== null && !view.result}
      pointers={[]}
      play={(move) => store.play(move)}
    />
  );
}
