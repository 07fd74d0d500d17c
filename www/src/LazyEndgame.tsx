import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { EndgameStores } from './endgame/stores.ts';
import type { Engines } from './engine/index.ts';
import type { Tables } from './engine/tables.ts';
import { Stage } from './game/Stage.tsx';
import type { GameName } from './generated/wasm.js';
import { words } from './i18n/index.ts';
import { SKINS } from './pieces/index.ts';

type Endgame = Pick<typeof import('./endgame/index.ts'), 'EndgameView'> & { stores: EndgameStores };

/** `failed`: the script could not be had. */
const loaded = signal<Endgame | 'failed' | null>(null);

interface LazyEndgameProps {
  engines: Engines;
  tables: Tables;
  game: GameName;
}

/** The endgame view; its script is fetched when it is first looked at. */
export function LazyEndgame({ engines, tables, game }: LazyEndgameProps) {
  const endgame = loaded.value;
  useEffect(() => {
    if (loaded.value !== null) return;
    import('./endgame/index.ts').then(
      async ({ EndgameView, EndgameStores, endgameWordsReady }) => {
        await endgameWordsReady();
        loaded.value = { EndgameView, stores: new EndgameStores(engines, tables) };
      },
      () => {
        loaded.value = 'failed';
      },
    );
  }, [engines, tables]);

  if (endgame && endgame !== 'failed') {
    return <endgame.EndgameView key={game} store={endgame.stores.of(game)} />;
  }
  const text = words.value;
  return (
    <>
      <Stage view={null} skin={SKINS[game].value} below="first" board={() => null} />
      <section class="panel" aria-label={text.views.endgame}>
        {endgame === 'failed' ? (
          <div class="message is-fault" role="alert">
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
