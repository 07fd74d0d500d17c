import type { GameName } from '@chariot/protocol';
import { effect, signal, untracked } from '@preact/signals';
import { allOf, countOf, remove, update } from '../../shared/game/gamesDb.ts';
import { LEVELS } from '../../shared/game/level.ts';
import { ownGamesOf, type RatedGame } from '../../shared/rating/ownGames.ts';
import { showsEngine } from '../../shared/ui/settings.ts';
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
    const kept = keptOf(match, Date.now(), isAided(store));
    if (!kept) return;
    last = last
      .then(() => untracked(() => keep(kept)))
      .then(() => {
        store.unkept.value = storageTrouble.peek();
      });
  });
}

/** Identities of games in which a hint has been given before the person's first move. */
const hinted = new Set<string>();

/** Whether the person has help in the game on the board. */
function isAided({ match, hint }: PlayStore): boolean {
  const { id } = match.identity.value;
  if (hint.value) hinted.add(id);
  const seesEngine = showsEngine.value && match.result.value === undefined;
  return hinted.has(id) || seesEngine || match.machine.state.peek().opening.length > 0;
}

/** Stores a game, or reports why it cannot. One that is over may count for the person's rating. */
export async function keep(kept: KeptGame): Promise<void> {
  const { game } = kept.game;
  try {
    let rated: RatedGame | undefined;
    await update(kept.identity.id, (stored) => {
      const now = continued(kept, stored);
      rated = ratedOf(now);
      return { ...now, levels: LEVELS };
    });
    if (rated) ownGamesOf(game).add([rated]);
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

export async function forget(id: string): Promise<void> {
  await remove([id]);
}

function troubleOf(error: unknown): StorageTrouble {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
}
