import type { Game, GameName } from '@chariot/protocol';
import { effect, signal, untracked } from '@preact/signals';
import { continues } from '../../shared/game/game.ts';
import { allOf, countOf, remove, update } from '../../shared/game/gamesDb.ts';
import { LEVELS } from '../../shared/game/level.ts';
import { ownGamesOf, type RatedGame, ratingsAfter } from '../../shared/rating/ownGames.ts';
import { showsEngine } from '../../shared/ui/settings.ts';
import { dialogWords } from '../i18n/index.ts';
import type { PlayStore, StorageTrouble } from '../store.ts';
import { continued, type KeptGame, keptOf, MOST_GAMES, readKept, sorted, surplus } from './kept.ts';
import { ratedOf } from './rated.ts';

/** The last failure to store a game. */
export const storageTrouble = signal<StorageTrouble | null>(null);

export function keepGames(store: PlayStore): void {
  const { match } = store;
  let last: Promise<unknown> = Promise.resolve();
  effect(() => {
    // Times are stored with the rest.
    void match.clock.left.value;
    noteContinuation(store);
    const kept = keptOf(match, Date.now(), isAided(store));
    if (!kept) return;
    last = last
      .then(() => untracked(() => keep(kept)))
      .then((hasCounted) => {
        store.unkept.value = storageTrouble.peek();
        if (hasCounted)
          store.newRating.value = () => <NewRating store={store} id={kept.identity.id} />;
      });
  });
}

/**
 * Identities of games with help that their stored state does not show: a hint before the person's first move, moves taken
 * back from a finished game, a stored state that is deleted.
 */
const aided = new Set<string>();

/** The game on the board of each store when it last changed. */
const lastShown = new WeakMap<PlayStore, { id: string; game: Game }>();

/** Notes a game that goes on from an earlier position of another one. */
function noteContinuation(store: PlayStore): void {
  const { id } = store.match.identity.value;
  const game = store.match.record.head.value?.game;
  if (!game) return;
  const last = lastShown.get(store);
  if (last && last.id !== id && game.moves.length > 0 && continues(last.game, game)) aided.add(id);
  lastShown.set(store, { id, game });
}

/** Whether the person has help in the game on the board. */
function isAided({ match, hint }: PlayStore): boolean {
  const { id } = match.identity.value;
  if (hint.value) aided.add(id);
  const seesEngine = showsEngine.value && match.result.value === undefined;
  return aided.has(id) || seesEngine || match.machine.state.peek().opening.length > 0;
}

/** The person's rating after this game, and by how much the game changed it; nothing while another game is on the board. */
function NewRating({ store, id }: { store: PlayStore; id: string }) {
  if (store.match.identity.value.id !== id) return null;
  const games = ownGamesOf(store.game).all.value;
  const after = (some: readonly RatedGame[]) => ratingsAfter(some).at(-1);
  const [now, before] = [games, games.filter((game) => game.id !== id)].map(after);
  if (!now) return null;
  const change = before && Math.round(now.rating) - Math.round(before.rating);
  return (
    <div class="next-steps new-rating">
      {dialogWords.value.rated.after(Math.round(now.rating), change)}
    </div>
  );
}

/** Stores a game, or reports why it cannot. One that is over may count for the person's rating; resolves to whether it now does. */
async function keep(kept: KeptGame): Promise<boolean> {
  let rated: RatedGame | undefined;
  await write(kept, (stored) => {
    const now = continued(kept, stored);
    rated = ratedOf(now);
    return now;
  });
  return rated !== undefined && ownGamesOf(kept.game.game).add([rated]);
}

/** Stores a deleted game again, or reports why it cannot. */
export async function restore(kept: KeptGame): Promise<void> {
  if (kept.isUnaided) aided.delete(kept.identity.id);
  await write(kept, () => kept);
}

/** Stores a game changed by `change`, or reports why it cannot. */
async function write(kept: KeptGame, change: (stored: unknown) => KeptGame): Promise<void> {
  const { game } = kept.game;
  try {
    await update(kept.identity.id, (stored) => ({ ...change(stored), levels: LEVELS }));
    if ((await countOf(game)) > MOST_GAMES) {
      await remove(surplus(await storedGames(game)).map(({ identity }) => identity.id));
    }
    storageTrouble.value = null;
  } catch (error) {
    storageTrouble.value = troubleOf(error);
  }
}

/** Stored games of a kind, last changed first. Rejects without storage. */
export async function keptGames(game: GameName): Promise<KeptGame[]> {
  const games = await storedGames(game);
  // Until the oldest is removed, one too many is stored.
  const leaving = new Set(surplus(games));
  return sorted(games.filter((one) => !leaving.has(one)));
}

async function storedGames(game: GameName): Promise<KeptGame[]> {
  return (await allOf(game)).flatMap((stored) => readKept(game, stored) ?? []);
}

/** Deletes a stored game. If it is still on the board, it counts for no rating. */
export async function forget(id: string): Promise<void> {
  aided.add(id);
  await remove([id]);
}

function troubleOf(error: unknown): StorageTrouble {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
}
