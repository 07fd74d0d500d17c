import type { GameName } from '@chariot/protocol';
import { effect, signal, untracked } from '@preact/signals';
import { allOf, countOf, remove, update } from '../../shared/game/gamesDb.ts';
import { LEVELS } from '../../shared/game/level.ts';
import type { PlayStore, StorageTrouble } from '../store.ts';
import { continued, type KeptGame, keptOf, MOST_GAMES, readKept, sorted, surplus } from './kept.ts';

/** The last failure to store a game. */
export const storageTrouble = signal<StorageTrouble | null>(null);

export function keepGames(store: PlayStore): void {
  const { match } = store;
  let last: Promise<unknown> = Promise.resolve();
  effect(() => {
    // Times are stored with the rest.
    void match.clock.left.value;
    const kept = keptOf(match, Date.now());
    if (!kept) return;
    last = last
      .then(() => untracked(() => keep(kept)))
      .then(() => {
        store.unkept.value = storageTrouble.peek();
      });
  });
}

/** Stores a game, or reports why it cannot. */
export async function keep(kept: KeptGame): Promise<void> {
  const { game } = kept.game;
  try {
    await update(kept.identity.id, (stored) => ({
      ...continued(kept, stored),
      levels: LEVELS,
    }));
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
