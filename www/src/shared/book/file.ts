import { fetchFile } from '@chariot/engine/fetch';
import { type BookHeader, bookPieceOf, bookPieceRange, readBookHeader } from '@chariot/game/book';
import type { GameName } from '@chariot/protocol';
import { perGame } from '../games/index.ts';

/** Cache of pieces for offline use. Its number changes with the format of what is kept. */
const CACHE = 'chariot-books-1';
/** Bytes of the first request. The header and the first piece fit. */
const FIRST_BYTES = 16 << 10;

/** An edition of a book, by its beginning. */
interface Opened {
  header: BookHeader;
  /** The first bytes; the whole file from a host without ranges. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Tells editions of the book apart. */
  version: string;
  /** Pieces by number. */
  pieces: Map<number, Promise<Uint8Array>>;
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
    return this.#piece(() => 0);
  }

  /** The piece of a position beyond the first plies, by its key. Rejects if it cannot be loaded. */
  of(key: string): Promise<Uint8Array> {
    return this.#piece((header) => bookPieceOf(header, key));
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

  async #piece(numberIn: (header: BookHeader) => number): Promise<Uint8Array> {
    const opening = this.#open();
    const opened = await opening;
    try {
      return await this.#numbered(opened, numberIn(opened.header));
    } catch (error) {
      if (!isStale(error)) throw error;
      // The host has another edition by now, whose pieces lie elsewhere and may be more or fewer.
      if (this.#opened === opening) await this.forget();
      const renewed = await this.#open();
      return this.#numbered(renewed, numberIn(renewed.header));
    }
  }

  #numbered(opened: Opened, number: number): Promise<Uint8Array> {
    const known = opened.pieces.get(number);
    if (known) return known;
    const piece = this.#read(opened, number);
    opened.pieces.set(number, piece);
    // Failures are not remembered.
    piece.catch(() => opened.pieces.delete(number));
    return piece;
  }

  async #read({ header, bytes, version }: Opened, number: number): Promise<Uint8Array> {
    const [start, end] = bookPieceRange(header, number);
    if (end <= bytes.length) return inflated(bytes.slice(start, end));
    const key = `${this.#address}?${version}-${number}`;
    const kept = await withCache((cache) => cache.match(key));
    if (kept) {
      try {
        return await inflated(await bytesOf(kept));
      } catch {
        await withCache((cache) => cache.delete(key));
      }
    }
    const part = await fetchPart(this.#address, start, end, this.#freshness);
    const piece = await inflated(part);
    await withCache((cache) => cache.put(key, new Response(part)));
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
  const [, end] = bookPieceRange(header, 0);
  let hash = 0x811c9dc5;
  for (const byte of bytes.subarray(0, end)) hash = Math.imul(hash ^ byte, 0x01000193);
  return { header, bytes, version: (hash >>> 0).toString(36), pieces: new Map() };
}

/** Whether a piece failed as it would if the host had a new edition: it cannot be inflated, or lies beyond the file. */
function isStale(error: unknown): boolean {
  return error instanceof DamagedPiece || (error instanceof Error && error.message === 'HTTP 416');
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
