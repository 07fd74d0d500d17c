import { Stage } from '@chariot/board/parts';
import { PartFailed } from '@chariot/board/ui';
import { PATIENCE_FETCHING } from '@chariot/engine/fetch';
import type { GameName } from '@chariot/protocol';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fetchForEachGame } from './shared/games/index.ts';
import { words } from './shared/i18n/index.ts';
import type { Page, Part } from './shared/page.ts';
import { SKINS } from './shared/pieces/index.ts';
import type { ViewName } from './shared/ui/route.ts';

/** Views fetched when first shown. */
export type LazyView = Exclude<ViewName, 'play'>;

/** Fetches a learning view. One script names them all, which keeps the first load small. */
const fetchExercise = async (page: Page, view: LazyView): Promise<Part> =>
  (await import('./exercises.ts')).openExercise(page, view);

const FETCH: Readonly<Record<LazyView, (page: Page, view: LazyView) => Promise<Part>>> = {
  analysis: async (page) => {
    const [{ openPart }, games, tables] = await Promise.all([
      import('./analysis/index.ts'),
      fetchForEachGame(({ analysis }) => analysis()),
      page.tables(),
    ]);
    return openPart({ ...page, tables }, games);
  },
  endgame: async (page) => {
    const [{ openPart }, games, tables] = await Promise.all([
      import('./endgame/index.ts'),
      fetchForEachGame(({ endgame }) => endgame()),
      page.tables(),
    ]);
    return openPart({ ...page, tables }, games);
  },
  think: async () => (await import('./think/index.ts')).openPart(),
  today: fetchExercise,
  about: fetchExercise,
  learn: fetchExercise,
  openings: fetchExercise,
  puzzles: fetchExercise,
  practice: fetchExercise,
  games: fetchExercise,
  friend: fetchExercise,
};

/** Views that begin without a board at their side. */
const PAGES: ReadonlySet<LazyView> = new Set(['think', 'today', 'about', 'practice', 'games']);

/** The fetched views. `failed`: the script could not be fetched. */
const loaded = signal<Partial<Record<LazyView, Part | 'failed'>>>({});

export function LazyPart({ view, game, page }: { view: LazyView; game: GameName; page: Page }) {
  const part = loaded.value[view];
  useEffect(() => {
    if (loaded.value[view]) return;
    const settle = (fetched: Part | 'failed'): void => {
      loaded.value = { ...loaded.value, [view]: fetched };
    };
    const fail = (): void => {
      if (!loaded.peek()[view]) settle('failed');
    };
    // A script that arrives after the timeout is still shown.
    setTimeout(fail, PATIENCE_FETCHING);
    FETCH[view](page, view).then(settle, fail);
  }, [view, page]);

  if (part && part !== 'failed') return <>{part(game)}</>;
  const text = words.value;
  return (
    <>
      {!PAGES.has(view) && (
        <Stage
          view={null}
          skin={SKINS[game].value}
          below="first"
          bar={view === 'analysis' && <div class="evaluation" />}
          board={() => null}
        />
      )}
      <section class={`panel ${view}`} aria-label={text.views[view]}>
        {part === 'failed' ? (
          <PartFailed words={text} tryAgain={() => location.reload()} />
        ) : (
          <header class="status">
            <h1>{text.loading}</h1>
          </header>
        )}
      </section>
    </>
  );
}
