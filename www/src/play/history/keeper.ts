import type { GameName } from '@chariot/protocol';
import { effect, signal, untracked } from '@preact/signals';
import type { PlayStore, StorageTrouble } from '../store.ts';
import { allOf, countOf, remove, update } from './db.ts';
import { continued, type KeptGame, keptOf, MOST_GAMES, readKept, sorted, surplus } from './kept.ts';

/** What went wrong the last time a game was to be kept. */
export const storageTrouble = signal<StorageTrouble | null>(null);

/** Keeps the games of a store from now on. */
export function keepGames(store: PlayStore): void {
  const { match } = store;
  let last: Promise<unknown> = Promise.resolve();
  effect(() => {
    // Whatever changes the times, they are kept with the rest.
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

/** Keeps a game as it stands, or says why that is not possible. */
export async function keep(kept: KeptGame): Promise<void> {
  const { game } = kept.game;
  try {
    await update(kept.identity.id, (stored) => continued(kept, stored));
    if ((await countOf(game)) > MOST_GAMES) {
      await remove(surplus(await storedGames(game)).map(({ identity }) => identity.id));
    }
    storageTrouble.value = null;
  } catch (error) {
    storageTrouble.value = troubleOf(error);
  }
}

/** The kept games of a kind, the last changed first. Rejects if there is no storage. */
export async function keptGames(game: GameName): Promise<KeptGame[]> {
  const games = await storedGames(game);
  // One too many is stored until the oldest is removed.
  const leaving = new Set(surplus(games));
  return sorted(games.filter((one) => !leaving.has(one)));
}

async function storedGames(game: GameName): Promise<KeptGame[]> {
  return (await allOf(game)).flatMap((stored) => readKept(game, stored) ?? []);
}

/** Forgets a game. */
export async function forget(id: string): Promise<void> {
  await remove([id]);
}

function troubleOf(error: unknown): StorageTrouble {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
}
