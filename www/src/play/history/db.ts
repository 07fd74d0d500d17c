// IndexedDB as promises. Whatever it refuses (a browser without storage, a full disk) rejects.

const NAME = 'chariot.games';
const VERSION = 1;
const STORE = 'games';
/** Games of one kind. */
const BY_GAME = 'game';

let opened: Promise<IDBDatabase> | undefined;

/** The database; a failure is tried again the next time. */
function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const games = request.result.createObjectStore(STORE, { keyPath: 'identity.id' });
      games.createIndex(BY_GAME, 'game.game');
    };
    request.onsuccess = () => {
      const database = request.result;
      // A later version of the page in another tab must not wait for this one.
      database.onversionchange = () => {
        database.close();
        opened = undefined;
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Does `work` in one transaction; resolves with its result once all of it has been written. */
async function within<T>(
  mode: IDBTransactionMode,
  work: (games: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const transaction = (await open()).transaction(STORE, mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
  });
  const [result] = await Promise.all([work(transaction.objectStore(STORE)), done]);
  return result;
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** All stored games of a kind, in no order; whether they have the form is for the reader to see. */
export function allOf(game: string): Promise<unknown[]> {
  return within('readonly', (games) => answer(games.index(BY_GAME).getAll(game)));
}

/** Replaces a game by what `change` makes of the stored one; `undefined` leaves all as it is. */
export function update(id: string, change: (stored: unknown) => object | undefined): Promise<void> {
  return within('readwrite', async (games) => {
    const changed = change(await answer(games.get(id)));
    if (changed) await answer(games.put(changed));
  });
}

/** Removes games. */
export function remove(ids: readonly string[]): Promise<void> {
  return within('readwrite', async (games) => {
    await Promise.all(ids.map((id) => answer(games.delete(id))));
  });
}

/** How many games of a kind are stored. */
export function countOf(game: string): Promise<number> {
  return within('readonly', (games) => answer(games.index(BY_GAME).count(game)));
}
