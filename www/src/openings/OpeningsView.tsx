import { useEffect } from 'preact/hooks';
import './openings.css';
import { ExplorerList } from '../shared/book/ExplorerList.tsx';
import { bookWords } from '../shared/book/i18n/index.ts';
import { OpeningSearch } from '../shared/book/OpeningSearch.tsx';
import type { Playing } from '../shared/game/handover.ts';
import { PlayStage } from '../shared/game/PlayStage.tsx';
import { words } from '../shared/i18n/index.ts';
import { useKeys } from '../shared/keys/keys.ts';
import { AddLine } from './AddLine.tsx';
import { addressOfTrainer, isAddressOf } from './address.ts';
import { openingsWords } from './i18n/index.ts';
import { Line } from './Line.tsx';
import { NextSteps } from './NextSteps.tsx';
import type { OpeningsStore } from './store.ts';
import { TreePicture } from './tree/Picture.tsx';

interface OpeningsViewProps {
  store: OpeningsStore;
  play: Playing;
}

/** The openings: search, book moves and tree of the shown position. */
export function OpeningsView({ store, play }: OpeningsViewProps) {
  const text = openingsWords.value;
  const view = store.record.shown.value;
  useEffect(() => {
    void store.start();
    const changed = (): void => {
      if (isAddressOf(store.game)) void store.start();
    };
    addEventListener('hashchange', changed);
    return () => {
      removeEventListener('hashchange', changed);
      store.pause();
    };
  }, [store]);
  const { record } = store;
  const at = view?.history.length ?? 0;
  const look = (ply: number) => () => void record.lookAt(ply);
  useKeys({
    previous: look(at - 1),
    next: look(at + 1),
    first: look(0),
    last: look(record.head.value?.history.length ?? 0),
    flip: () => store.flip(),
  });
  const trouble = store.trouble.value;
  return (
    <>
      <PlayStage
        game={store.game}
        view={view}
        below={store.below.value}
        active={view !== null && !view.result}
        pointers={store.explorer.pointers()}
        play={(move) => store.play(move)}
      />
      <section class="panel openings" aria-label={words.value.views.openings}>
        <header class="status">
          <h1>{at === 0 ? words.value.views.openings : (store.name.value ?? text.start)}</h1>
          {view && <p>{text.toMove(words.value.games[store.game].sides[view.toMove])}</p>}
        </header>
        <p class="repertoire-link">
          <a href={addressOfTrainer(store.game)}>{text.train}</a>
          <span>{text.trainWhy}</span>
        </p>
        <OpeningSearch
          game={store.game}
          choose={(opening) => opening && void store.open(opening)}
          goTo={(moves) => void store.type(moves)}
        />
        {trouble && (
          <p class="message is-error" role="alert">
            {text.trouble[trouble]}
          </p>
        )}
        <Line store={store} />
        <ExplorerList
          explorer={store.explorer}
          view={view}
          names={store.names}
          play={(move) => void store.play(move)}
        />
        <TreePicture store={store} />
        <NextSteps store={store} play={play} />
        <AddLine store={store} />
        <p class="book-source">{bookWords.value.sources[store.game]}</p>
      </section>
    </>
  );
}
