// IndexedDB as promises. Any refusal (no storage, a full disk) rejects.

/** Makes the stores of a new database, or brings those of version `from` (0: none) up to date. */
type Upgrade = (database: IDBDatabase, from: number, within: IDBTransaction) => void;

/** A database of the browser. */
export class Database {
  readonly #name: string;
  readonly #version: number;
  readonly #upgrade: Upgrade;
  #opened: Promise<IDBDatabase> | undefined;

  constructor(name: string, version: number, upgrade: Upgrade) {
    this.#name = name;
    this.#version = version;
    this.#upgrade = upgrade;
  }

  /** Runs `work` in one transaction; resolves with its result once everything is written. */
  async within<T>(
    store: string,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    const transaction = (await this.#open()).transaction(store, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    });
    const [result] = await Promise.all([work(transaction.objectStore(store)), done]);
    return result;
  }

  /** The database. After a failure the next call tries again. */
  #open(): Promise<IDBDatabase> {
    this.#opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(this.#name, this.#version);
      request.onupgradeneeded = ({ oldVersion }) => {
        if (request.transaction) this.#upgrade(request.result, oldVersion, request.transaction);
      };
      request.onsuccess = () => {
        const database = request.result;
        // Do not block a later version of the page in another tab.
        database.onversionchange = () => {
          database.close();
          this.#opened = undefined;
        };
        resolve(database);
      };
      request.onerror = () => reject(request.error);
      request.onblocked = () => reject(new Error('blocked'));
    });
    this.#opened.catch(() => {
      this.#opened = undefined;
    });
    return this.#opened;
  }
}

export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
