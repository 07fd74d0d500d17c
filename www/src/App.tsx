import { EndgameView } from './endgame/EndgameView.tsx';
import type { EndgameStore } from './endgame/store.ts';
import type { EngineClient } from './engine/client.ts';
import { words } from './i18n/index.ts';
import { PlayView } from './play/PlayView.tsx';
import type { PlayStores } from './play/stores.ts';
import { Announcer } from './ui/announce.tsx';
import { PageFault } from './ui/PageFault.tsx';
import { route } from './ui/route.ts';
import { TopBar } from './ui/TopBar.tsx';

interface AppProps {
  engine: EngineClient;
  play: PlayStores;
  endgame: EndgameStore;
}

/** The page. */
export function App({ engine, play, endgame }: AppProps) {
  const state = engine.state.value;
  const text = words.value;
  const { view, game } = route.value;
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
          <EndgameView store={endgame} />
        )}
      </main>
      <Announcer />
    </>
  );
}
