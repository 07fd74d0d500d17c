import { Button } from '@chariot/board/ui';
import './history.css';
import { resultSign } from '@chariot/board/words';
import type { RequestError } from '@chariot/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { analyse } from '../../shared/game/handover.ts';
import { Messages } from '../../shared/game/Messages.tsx';
import { language, words } from '../../shared/i18n/index.ts';
import { sentences } from '../../shared/i18n/sentences.ts';
import { usePersistence } from '../../shared/storage/persist.ts';
import { announce } from '../../shared/ui/announce.tsx';
import { download } from '../../shared/ui/download.ts';
import { IconButton } from '../../shared/ui/Icon.tsx';
import { watchVisit } from '../../shared/ui/visit.ts';
import { Face } from '../Face.tsx';
import { dialogWords, nameOf } from '../i18n/index.ts';
import type { PlayStore } from '../store.ts';
import { tagsOf, textOf } from '../written.ts';
import { forget, keptGames, restore, storageTrouble } from './keeper.tsx';
import { type KeptGame, MOST_GAMES, playedOfKept, sorted } from './kept.ts';
import { OwnRating } from './OwnRating.tsx';
import { KeptOpenings } from './openings.ts';

/** Rows drawn at first, and added by each request. */
const PAGE = 50;

export function History({ store, close }: { store: PlayStore; close(): void }) {
  const games = useSignal<readonly KeptGame[] | 'blocked' | null>(null);
  const deleted = useSignal<KeptGame | null>(null);
  const [shown, setShown] = useState(PAGE);
  const [error, setError] = useState<RequestError | null>(null);
  const [openings] = useState(() => new KeptOpenings(store));
  const isSafe = usePersistence();
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
    const lasts = watchVisit();
    const tags = await tagsOf(playedOfKept(kept));
    close();
    if (!lasts()) return;
    const times = kept.clock?.after;
    analyse({ game: kept.game, below: kept.below, review: true, tags, ...(times && { times }) });
  };
  const drop = async (kept: KeptGame): Promise<void> => {
    await forget(kept.identity.id);
    games.value = listed(games.value).filter((one) => one !== kept);
    deleted.value = kept;
    announce(text.gameDeleted);
  };
  const undelete = async (kept: KeptGame): Promise<void> => {
    await restore(kept);
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
          <Button onClick={() => deleted.value && void undelete(deleted.value)}>
            {text.restore}
          </Button>
        </div>
      )}
      <OwnRating game={store.game} />
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
        <Button onClick={() => setShown(shown + PAGE)}>
          {text.moreGames(list.length - shown)}
        </Button>
      )}
      <p class="history-note">
        {sentences([text.keptHere(list.length, MOST_GAMES), isSafe === false && text.mayBeDeleted])}
      </p>
      <div class="buttons">
        {list.length > 0 && <ExportAll store={store} games={list} />}
        <Button primary onClick={close}>
          {text.close}
        </Button>
      </div>
    </div>
  );
}

function listed(games: readonly KeptGame[] | 'blocked' | null): readonly KeptGame[] {
  return games === null || games === 'blocked' ? [] : games;
}

interface GameRowProps {
  kept: KeptGame;
  opening: string | undefined;
  /** Whether it is the game on the board. */
  isOpen: boolean;
  open(): void;
  review(): void;
  drop(): void;
}

export function GameRow({ kept, opening, isOpen, open, review, drop }: GameRowProps) {
  const text = dialogWords.value;
  const { players, result, changed, game } = kept;
  const { sides } = words.value.games[game.game];
  const opponent =
    players.side === 'both'
      ? text.bothSides
      : text.levelOf(nameOf(game.game, players), players.level);
  const side = players.side === 'both' ? undefined : sides[players.side];
  const date = new Date(changed).toLocaleDateString(language.value, { dateStyle: 'medium' });
  const moves = text.movesCount(Math.ceil(game.moves.length / 2));
  const outcome = outcomeOf(kept);
  return (
    <li class="history-row" data-outcome={outcome}>
      <span class="history-result">{result ? resultSign(result) : text.unfinished}</span>
      <button type="button" class="history-open" onClick={open}>
        <span class="history-who">
          <Face
            side={players.side === 'second' ? 'first' : 'second'}
            isPerson={players.side === 'both'}
          />
          <strong>{opponent}</strong>
          {side && <span>{text.playedAs(side)}</span>}
        </span>
        <span class="history-facts">
          {[isOpen && text.onBoard, date, moves, opening].filter(Boolean).join(' · ')}
        </span>
        <span class="visually-hidden">{result ? text.openGame : text.continueGame}</span>
      </button>
      <IconButton icon="review" label={words.value.review} onClick={review} />
      <IconButton icon="remove" label={text.deleteGame} onClick={drop} />
    </li>
  );
}

/** The result from the person's view. */
function outcomeOf({ result, players }: KeptGame): 'open' | 'draw' | 'won' | 'lost' | 'over' {
  if (!result) return 'open';
  if (!result.winner) return 'draw';
  if (players.side === 'both') return 'over';
  return result.winner === players.side ? 'won' : 'lost';
}

function ExportAll({ store, games }: { store: PlayStore; games: readonly KeptGame[] }) {
  const [done, setDone] = useState<number | null>(null);
  const isGone = useRef(false);
  const text = dialogWords.value;
  useEffect(
    () => () => {
      isGone.current = true;
    },
    [],
  );
  const write = async (): Promise<void> => {
    const texts: string[] = [];
    for (const [at, kept] of games.entries()) {
      if (isGone.current) return;
      setDone(at);
      texts.push(await textOf(store.engine, playedOfKept(kept)));
    }
    setDone(null);
    download(`chariot-${store.game}-games.pgn`, 'application/x-chess-pgn', texts.join('\n'));
  };
  return (
    <Button disabled={done !== null} onClick={() => void write()}>
      {done === null ? text.exportAll : text.exporting(done, games.length)}
    </Button>
  );
}
