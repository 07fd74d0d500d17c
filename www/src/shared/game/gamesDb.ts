// IndexedDB as promises. Any refusal (no storage, a full disk) rejects.

const NAME = 'chariot.games';
const VERSION = 1;
const STORE = 'games';
/** Index by game. */
const BY_GAME = 'game';

let opened: Promise<IDBDatabase> | undefined;

/** The database. After a failure the next call tries again. */
function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const games = request.result.createObjectStore(STORE, { keyPath: 'identity.id' });
      games.createIndex(BY_GAME, 'game.game');
    };
    request.onsuccess = () => {
      const database = request.result;
      // Do not block a later version of the page in another tab.
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

/** Runs `work` in one transaction; resolves with its result once everything is written. */
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

/** All stored games of a kind, unordered and unchecked. */
export function allOf(game: string): Promise<unknown[]> {
  return within('readonly', (games) => answer(games.index(BY_GAME).getAll(game)));
}

/** Replaces a stored game by `change` of it; `undefined` changes nothing. */
export function update(id: string, change: (stored: unknown) => object | undefined): Promise<void> {
  return within('readwrite', async (games) => {
    const changed = change(await answer(games.get(id)));
    if (changed) await answer(games.put(changed));
  });
}

export function remove(ids: readonly string[]): Promise<void> {
  return within('readwrite', async (games) => {
    await Promise.all(ids.map((id) => answer(games.delete(id))));
  });
}

export function countOf(game: string): Promise<number> {
  return within('readonly', (games) => answer(games.index(BY_GAME).count(game)));
}
