import { fetched } from '@chariot/board/ui';
import { signal } from '@preact/signals';
import { LazyPart } from './LazyPart.tsx';
import { PlayView } from './play/PlayView.tsx';
import type { PlayStore } from './play/store.ts';
import { LazySettings } from './settings/LazySettings.tsx';
import { openLesson } from './shared/game/handover.ts';
import type { PerGame } from './shared/games/index.ts';
import type { Page } from './shared/page.ts';
import { Announcer } from './shared/ui/announce.tsx';
import { EngineFailed, PageError } from './shared/ui/Failed.tsx';
import { lazily } from './shared/ui/lazily.tsx';
import { route } from './shared/ui/route.ts';
import { TopBar } from './shared/ui/TopBar.tsx';

/** The script of everything the first move does not need. */
const late = fetched(() => import('./Extras.tsx'));
const LessonView = lazily(async () => {
  const { LessonView, coachWordsReady } = await import('./coach/LessonView.tsx');
  await coachWordsReady();
  return LessonView;
});
const loaded = signal(document.readyState === 'complete');
addEventListener('load', () => {
  loaded.value = true;
});

interface PlayedPage extends Page {
  play: PerGame<PlayStore>;
}

export function App({ page }: { page: PlayedPage }) {
  const { view, game } = route.value;
  const engine = page.engines.of(game);
  const lesson = openLesson.value;
  const extras = loaded.value && late();
  return (
    <>
      <TopBar view={view} game={game} />
      <EngineFailed game={game} engine={engine} />
      <PageError />
      <main class={`view is-${view}`} id="main" tabIndex={-1}>
        {lesson?.game.game === game ? (
          <LessonView engine={engine} source={lesson} />
        ) : view === 'play' ? (
          <PlayView key={game} store={page.play.of(game)} />
        ) : (
          <LazyPart view={view} game={game} page={page} />
        )}
      </main>
      {extras && <extras.Extras game={game} />}
      <LazySettings game={game} engine={engine} />
      <Announcer />
    </>
  );
}
