// The games played on this page, in the browser's database. Any refusal (no storage, a full disk) rejects.
import { answer, Database } from '../storage/database.ts';

const STORE = 'games';
/** Index by game. */
const BY_GAME = 'game';

const database = new Database('chariot.games', 1, (opened) => {
  const games = opened.createObjectStore(STORE, { keyPath: 'identity.id' });
  games.createIndex(BY_GAME, 'game.game');
});

/** All stored games of a kind, unordered and unchecked. */
export function allOf(game: string): Promise<unknown[]> {
  return database.within(STORE, 'readonly', (games) => answer(games.index(BY_GAME).getAll(game)));
}

/** Replaces a stored game by `change` of it; `undefined` changes nothing. */
export function update(id: string, change: (stored: unknown) => object | undefined): Promise<void> {
  return database.within(STORE, 'readwrite', async (games) => {
    const changed = change(await answer(games.get(id)));
    if (changed) await answer(games.put(changed));
  });
}

export function remove(ids: readonly string[]): Promise<void> {
  return database.within(STORE, 'readwrite', async (games) => {
    await Promise.all(ids.map((id) => answer(games.delete(id))));
  });
}

export function countOf(game: string): Promise<number> {
  return database.within(STORE, 'readonly', (games) => answer(games.index(BY_GAME).count(game)));
}
