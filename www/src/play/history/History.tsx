import type { RequestError } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { analyse } from '../../shared/game/handover.ts';
import { Messages } from '../../shared/game/Messages.tsx';
import { announce } from '../../shared/ui/announce.tsx';
import { dialogWords } from '../i18n/index.ts';
import type { PlayStore } from '../store.ts';
import { tagsOf } from '../written.ts';
import { ExportAll } from './ExportAll.tsx';
import { GameRow } from './GameRow.tsx';
import './history.css';
import { forget, keep, keptGames, storageTrouble } from './keeper.ts';
import { type KeptGame, MOST_GAMES, sorted } from './kept.ts';
import { KeptOpenings } from './openings.ts';
import { playedOfKept } from './played.ts';

/** Rows that are drawn at first, and more with each request. */
const PAGE = 50;

/** The games that were played in this browser. */
export function History({ store, close }: { store: PlayStore; close(): void }) {
  const games = useSignal<readonly KeptGame[] | 'blocked' | null>(null);
  const deleted = useSignal<KeptGame | null>(null);
  const [shown, setShown] = useState(PAGE);
  const [error, setError] = useState<RequestError | null>(null);
  const [openings] = useState(() => new KeptOpenings(store));
  const text = dialogWords.value;

  useEffect(() => {
    keptGames(store.game).then(
      (found) => {
        games.value = found;
      },
      () => {
        games.value = 'blocked';
      },
    );
    return () => openings.stop();
  }, [store, games, openings]);

  const open = async (kept: KeptGame): Promise<void> => {
    const error = await store.reopen(kept);
    if (error) setError(error);
    else close();
  };
  const review = async (kept: KeptGame): Promise<void> => {
    const tags = await tagsOf(playedOfKept(kept));
    close();
    const times = kept.clock?.after;
    analyse({ game: kept.game, below: kept.below, review: true, tags, ...(times && { times }) });
  };
  const drop = async (kept: KeptGame): Promise<void> => {
    await forget(kept.identity.id);
    games.value = listed(games.value).filter((one) => one !== kept);
    deleted.value = kept;
    announce(text.gameDeleted);
  };
  const restore = async (kept: KeptGame): Promise<void> => {
    await keep(kept);
    games.value = sorted([...listed(games.value), kept]);
    deleted.value = null;
  };

  const list = listed(games.value);
  return (
    <div class={`history ${store.game}`}>
      {(games.value === 'blocked' || storageTrouble.value) && (
        <div class="message is-error" role="alert">
          {storageTrouble.value === 'full' ? text.storageFull : text.storageBlocked}
        </div>
      )}
      <Messages game={store.game} trouble={error && { about: 'position', error }} notices={[]} />
      {deleted.value && (
        <div class="message history-deleted">
          {text.gameDeleted}
          <button
            type="button"
            class="quiet"
            onClick={() => deleted.value && void restore(deleted.value)}
          >
            {text.restore}
          </button>
        </div>
      )}
      {games.value !== null && list.length === 0 && <p class="history-none">{text.noGames}</p>}
      <ol class="history-list">
        {list.slice(0, shown).map((kept) => (
          <GameRow
            key={kept.identity.id}
            kept={kept}
            opening={openings.of(kept)}
            isOpen={kept.identity.id === store.match.identity.value.id}
            open={() => void open(kept)}
            review={() => void review(kept)}
            drop={() => void drop(kept)}
          />
        ))}
      </ol>
      {list.length > shown && (
        <button type="button" class="quiet" onClick={() => setShown(shown + PAGE)}>
          {text.moreGames(list.length - shown)}
        </button>
      )}
      <p class="history-note">{text.keptHere(list.length, MOST_GAMES)}</p>
      <div class="buttons">
        {list.length > 0 && <ExportAll store={store} games={list} />}
        <button type="button" class="primary" onClick={close}>
          {text.close}
        </button>
      </div>
    </div>
  );
}

function listed(games: readonly KeptGame[] | 'blocked' | null): readonly KeptGame[] {
  return games === null || games === 'blocked' ? [] : games;
}
