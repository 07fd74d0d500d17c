import type { Engines } from './engine/index.ts';
import type { Tables } from './engine/tables.ts';
import { words } from './i18n/index.ts';
import { LazyEndgame } from './LazyEndgame.tsx';
import { PlayView } from './play/PlayView.tsx';
import type { PlayStores } from './play/stores.ts';
import { Announcer } from './ui/announce.tsx';
import { PageFault } from './ui/PageFault.tsx';
import { route } from './ui/route.ts';
import { TopBar } from './ui/TopBar.tsx';

interface AppProps {
  engines: Engines;
  tables: Tables;
  play: PlayStores;
}

/** The page. */
export function App({ engines, tables, play }: AppProps) {
  const text = words.value;
  const { view, game } = route.value;
  const engine = engines.of(game);
  const state = engine.state.value;
  return (
    <>
      <TopBar />
      {state.kind === 'failed' && (
        <div class="banner" role="alert">
          <span>
            {text.engineFailed} <span lang="en">{state.message}</span>
          </span>
          <button type="button" class="quiet" onClick={() => engine.retry()}>
            {text.retry}
          </button>
        </div>
      )}
      <PageFault />
      <main class="view" id="main">
        {view === 'play' ? (
          <PlayView key={game} store={play.of(game)} />
        ) : (
          <LazyEndgame engines={engines} tables={tables} game={game} />
        )}
      </main>
      <Announcer />
    </>
  );
}
