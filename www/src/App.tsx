import { words } from './i18n/index.ts';
import { LazyPart, type Page } from './LazyPart.tsx';
import { PlayView } from './play/PlayView.tsx';
import { LazySettings } from './settings/LazySettings.tsx';
import { Announcer } from './ui/announce.tsx';
import { PageError } from './ui/PageError.tsx';
import { route } from './ui/route.ts';
import { TopBar } from './ui/TopBar.tsx';

/** The page. */
export function App({ page }: { page: Page }) {
  const text = words.value;
  const { view, game } = route.value;
  const engine = page.engines.of(game);
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
      <PageError />
      <main class="view" id="main">
        {view === 'play' ? (
          <PlayView key={game} store={page.play.of(game)} />
        ) : (
          <LazyPart view={view} game={game} page={page} />
        )}
      </main>
      <LazySettings game={game} engine={engine} />
      <Announcer />
    </>
  );
}
