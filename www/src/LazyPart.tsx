import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Engines } from './engine/index.ts';
import type { Tables } from './engine/tables.ts';
import { Stage } from './game/Stage.tsx';
import { fetchForEachGame, type PerGame } from './games/index.ts';
import { words } from './i18n/index.ts';
import { SKINS } from './pieces/index.ts';
import type { PlayStore } from './play/store.ts';
import type { GameName } from './protocol/index.ts';
import type { ViewName } from './ui/route.ts';

/** What the views share. */
export interface Page {
  engines: Engines;
  tables: Tables;
  play: PerGame<PlayStore>;
}

/** A view that has been fetched, for any of its games. */
export type Part = (game: GameName) => ComponentChildren;
/** The views that are fetched when first shown. */
export type LazyView = Exclude<ViewName, 'play'>;

const FETCH: Readonly<Record<LazyView, (page: Page) => Promise<Part>>> = {
  analysis: async (page) => {
    const [{ openPart }, games] = await Promise.all([
      import('./analysis/index.ts'),
      fetchForEachGame(({ analysis }) => analysis()),
    ]);
    return openPart(page, games);
  },
  endgame: async (page) => {
    const [{ openPart }, games] = await Promise.all([
      import('./endgame/index.ts'),
      fetchForEachGame(({ endgame }) => endgame()),
    ]);
    return openPart(page, games);
  },
};

/** `failed`: a script could not be fetched. */
const loaded = signal<Partial<Record<LazyView, Part | 'failed'>>>({});

/** A view whose scripts are fetched when it is first shown. */
export function LazyPart({ view, game, page }: { view: LazyView; game: GameName; page: Page }) {
  const part = loaded.value[view];
  useEffect(() => {
    if (loaded.value[view]) return;
    const settle = (fetched: Part | 'failed'): void => {
      loaded.value = { ...loaded.value, [view]: fetched };
    };
    FETCH[view](page).then(settle, () => settle('failed'));
  }, [view, page]);

  if (part && part !== 'failed') return <>{part(game)}</>;
  const text = words.value;
  return (
    <>
      <Stage
        view={null}
        skin={SKINS[game].value}
        below="first"
        bar={view === 'analysis' && <div class="evaluation" />}
        board={() => null}
      />
      <section class={`panel ${view}`} aria-label={text.views[view]}>
        {part === 'failed' ? (
          <div class="message is-error" role="alert">
            <strong>{text.partFailed}</strong>
            <button type="button" class="quiet" onClick={() => location.reload()}>
              {text.retry}
            </button>
          </div>
        ) : (
          <header class="status">
            <h1>{text.loading}</h1>
          </header>
        )}
      </section>
    </>
  );
}
