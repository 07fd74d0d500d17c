import { fetchFile } from '@chariot/engine/fetch';
import {
  BookError,
  type BookHeader,
  type BookPart,
  bookPieceOf,
  bookRange,
  readBookHeader,
} from '@chariot/game/book';
import type { GameName } from '@chariot/protocol';
import { perGame } from '../games/index.ts';

/** Cache of pieces for offline use. Its number changes with the format of what is kept. */
const CACHE = 'chariot-books-2';
/** Bytes of the first request. The header and the first piece fit. */
const FIRST_BYTES = 12 << 10;

/** An edition of a book, by its beginning. */
interface Opened {
  header: BookHeader;
  /** The first bytes; the whole file from a host without ranges. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Tells editions of the book apart. */
  version: string;
  /** The parts, unpacked. */
  parts: Map<BookPart, Promise<Uint8Array>>;
}

/** A piece cannot be inflated: it is damaged, or was cut from a newer edition. */
class DamagedPiece extends Error {}

/** The book file of a game. Pieces are fetched when needed, and cached. */
export class BookFile {
  readonly #address: string;
  #opened: Promise<Opened> | null = null;
  /** How the browser's own cache is used. */
  #freshness: RequestCache = 'default';

  constructor(game: GameName) {
    this.#address = `books/${game}.book`;
  }

  /** The piece of the first plies. Rejects if it cannot be loaded. */
  first(): Promise<Uint8Array> {
    return this.#piece((opened) => this.#part(opened, 'first'));
  }

  /** The piece of a position beyond the first plies, by its key. Rejects if it cannot be loaded. */
  of(key: string): Promise<Uint8Array> {
    return this.#piece(async (opened) => {
      const index = await this.#part(opened, 'index');
      return this.#part(opened, bookPieceOf(opened.header, index, key));
    });
  }

  /** Drops everything read and cached. */
  async forget(): Promise<void> {
    this.#opened = null;
    this.#freshness = 'reload';
    await withCache(async (cache) => {
      for (const { url } of await cache.keys()) {
        if (url.includes(this.#address)) await cache.delete(url);
      }
    });
  }

  async #piece(read: (opened: Opened) => Promise<Uint8Array>): Promise<Uint8Array> {
    const opening = this.#open();
    const opened = await opening;
    try {
      return await read(opened);
    } catch (error) {
      if (!isStale(error)) throw error;
      // The host has another edition by now, whose pieces lie elsewhere and may be more or fewer.
      if (this.#opened === opening) await this.forget();
      return read(await this.#open());
    }
  }

  #part(opened: Opened, part: BookPart): Promise<Uint8Array> {
    const known = opened.parts.get(part);
    if (known) return known;
    const read = this.#read(opened, part);
    opened.parts.set(part, read);
    // Failures are not remembered.
    read.catch(() => opened.parts.delete(part));
    return read;
  }

  async #read({ header, bytes, version }: Opened, part: BookPart): Promise<Uint8Array> {
    const [start, end] = bookRange(header, part);
    if (end <= bytes.length) return inflated(bytes.slice(start, end));
    const key = `${this.#address}?${version}-${part}`;
    const kept = await withCache((cache) => cache.match(key));
    if (kept) {
      try {
        return await inflated(await bytesOf(kept));
      } catch {
        await withCache((cache) => cache.delete(key));
      }
    }
    const packed = await fetchPart(this.#address, start, end, this.#freshness);
    const piece = await inflated(packed);
    await withCache((cache) => cache.put(key, new Response(packed)));
    return piece;
  }

  #open(): Promise<Opened> {
    if (!this.#opened) {
      const opened = this.#fetchStart();
      this.#opened = opened;
      opened.catch(() => {
        if (this.#opened === opened) this.#opened = null;
      });
    }
    return this.#opened;
  }

  /** Reads the beginning from the host, or from the cache when offline. */
  async #fetchStart(): Promise<Opened> {
    const key = `${this.#address}?start`;
    try {
      const bytes = await fetchPart(this.#address, 0, FIRST_BYTES, this.#freshness);
      const opened = openedOf(bytes);
      await withCache(async (cache) => {
        for (const { url } of await cache.keys()) {
          const isOlder = url.includes(this.#address) && !url.includes(`?${opened.version}-`);
          if (isOlder) await cache.delete(url);
        }
        await cache.put(key, new Response(bytes));
      });
      return opened;
    } catch (error) {
      const kept = await withCache((cache) => cache.match(key));
      if (!kept) throw error;
      return openedOf(await bytesOf(kept));
    }
  }
}

/** The book files, by game. */
export const bookFiles = perGame((game) => new BookFile(game));

function openedOf(bytes: Uint8Array<ArrayBuffer>): Opened {
  const header = readBookHeader(bytes);
  // FNV-1a of the header and the first piece.
  const [, end] = bookRange(header, 'first');
  let hash = 0x811c9dc5;
  for (const byte of bytes.subarray(0, end)) hash = Math.imul(hash ^ byte, 0x01000193);
  return { header, bytes, version: (hash >>> 0).toString(36), parts: new Map() };
}

/** Whether a piece failed as it would if the host had a new edition: it cannot be inflated, or lies beyond the file. */
function isStale(error: unknown): boolean {
  const isDamaged = error instanceof DamagedPiece || error instanceof BookError;
  return isDamaged || (error instanceof Error && error.message === 'HTTP 416');
}

/** Fetches a range of a file. A host without ranges sends the whole file, which is kept if the range is its beginning. */
async function fetchPart(
  address: string,
  start: number,
  end: number,
  cache: RequestCache,
): Promise<Uint8Array<ArrayBuffer>> {
  const headers = { Range: `bytes=${start}-${end - 1}` };
  const response = await fetchFile(address, { headers, cache });
  const bytes = await bytesOf(response);
  return response.status === 206 || start === 0 ? bytes : bytes.slice(start, end);
}

async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await response.arrayBuffer());
}

/** Inflates a piece. Rejects with {@link DamagedPiece}. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  try {
    return await bytesOf(new Response(stream));
  } catch (cause) {
    throw new DamagedPiece('damaged', { cause });
  }
}

/** Uses the cache; `undefined` if the browser has none, denies it, or it is full. */
async function withCache<T>(work: (cache: Cache) => Promise<T>): Promise<T | undefined> {
  try {
    return await work(await caches.open(CACHE));
  } catch {
    return undefined;
  }
}
