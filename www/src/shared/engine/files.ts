import { fetchFile } from '@chariot/engine/fetch';
import { type FilePiece, hasPieces, piecesOf } from './multipart.ts';

/** Cache of files for offline use. Its number changes with the file format; `offline/former.ts` removes the one before. */
const CACHE = 'chariot-tables-2';
const MANIFEST = 'tables/MANIFEST';
/** Size in bytes up to which tables are loaded whole. Longer ones are loaded in parts. */
const MAX_BYTES = 4 << 20;
/** Bytes of a table to read first, and where they tell how many are its start, which locates its parts. */
const START_BYTES = 64 << 10;
const LENGTH_AT = 10;
/** Milliseconds for several parts in one request, before each is asked for by itself. */
const PATIENCE_FOR_PARTS = 10_000;

/** A file from the site or from the cache. */
export interface TableFile {
  bytes: Uint8Array;
  /** Whether it came from the cache. */
  kept: boolean;
  /** Caches the file, once the engine has accepted it. */
  keep(): Promise<void>;
  /** Removes a bad file from the cache. */
  forget(): Promise<void>;
}

/** A file read in parts on demand. */
export interface FileInParts {
  start: Uint8Array;
  /** Bytes of the whole file. */
  size: number;
  /** The bytes of each range; `null` if unavailable. */
  parts(ranges: readonly ByteRange[]): Promise<(Uint8Array | null)[]>;
}

/** The first byte, and the one after the last. */
export type ByteRange = readonly [start: number, end: number];

/** A file's entry in the build's manifest. */
interface Listed {
  size: number;
  digest: string;
}

/**
 * Table files of the site, by name (`chess/KRK.egt`).
 *
 * A file is cached under its digest, so it is never mistaken for a newer one of the same name. Parts of long files are
 * cached by the service worker.
 */
export class TableFiles {
  #manifest: Promise<ReadonlyMap<string, Listed> | null> | null = null;

  /** The file, in parts if it is long; else the reason why there is none. */
  async get(name: string): Promise<TableFile | FileInParts | 'missing' | 'damaged'> {
    this.#manifest ??= readManifest();
    const manifest = await this.#manifest;
    // After a failure request the manifest again next time.
    if (!manifest) this.#manifest = null;
    const listed = manifest?.get(name);
    if (manifest && !listed) return 'missing';
    const address = `tables/${name}`;
    if (listed && listed.size > MAX_BYTES) return await inParts(address, listed.size);
    const key = listed ? `${address}?${listed.digest.slice(0, 16)}` : address;
    const forget = async (): Promise<void> => {
      await withCache((cache) => cache.delete(key, { ignoreSearch: !listed }));
    };
    const isWhole = ({ length }: Uint8Array): boolean =>
      length <= MAX_BYTES && length === (listed?.size ?? length);
    let known = await withCache((cache) => cache.match(key, { ignoreSearch: !listed }));
    let bytes = known && (await bytesOf(known));
    if (bytes && !isWhole(bytes)) {
      await forget();
      known = undefined;
    }
    const fresh = known ? undefined : await fetched(address);
    if (fresh) bytes = await bytesOf(fresh);
    if (!bytes) return 'missing';
    if (!isWhole(bytes)) return 'damaged';
    const keep = async (): Promise<void> => {
      if (known) return;
      await withCache(async (cache) => {
        await cache.delete(address, { ignoreSearch: true });
        await cache.put(key, new Response(bytes.slice()));
      });
    };
    return { bytes, kept: known !== undefined, keep, forget };
  }
}

/**
 * Reads a file by `Range`. A host that ignores the header sends the whole file, which then serves all parts. Not every
 * host serves several ranges at once.
 */
async function inParts(address: string, size: number): Promise<FileInParts | 'missing'> {
  let whole: Uint8Array | null = null;
  let servesSeveral = true;
  const part = async ([start, end]: ByteRange): Promise<Uint8Array | null> => {
    if (whole) return whole.slice(start, end);
    const response = await fetched(address, { Range: `bytes=${start}-${end - 1}` });
    const bytes = response && (await bytesOf(response));
    if (!bytes || response.status === 206) return bytes ?? null;
    whole = bytes;
    return whole.slice(start, end);
  };
  const parts: FileInParts['parts'] = async (ranges) => {
    let known: (Uint8Array | undefined)[] = [];
    if (ranges.length > 1 && servesSeveral && !whole) {
      const together = await fetchedTogether(address, ranges);
      servesSeveral = together !== undefined;
      known = together ?? [];
    }
    return Promise.all(ranges.map((range, i) => known[i] ?? part(range)));
  };
  return (await withStart(size, parts)) ?? 'missing';
}

/** Several parts in one request, as far as the answer has them; `undefined` from a host that does not serve them. */
async function fetchedTogether(
  address: string,
  ranges: readonly ByteRange[],
): Promise<(Uint8Array | undefined)[] | undefined> {
  const Range = `bytes=${ranges.map(([start, end]) => `${start}-${end - 1}`).join()}`;
  const signal = AbortSignal.timeout(PATIENCE_FOR_PARTS);
  try {
    const response = await fetch(address, { headers: { Range }, signal });
    if (!hasPieces(response)) {
      await response.body?.cancel();
      return undefined;
    }
    const pieces = await piecesOf(response);
    // A host may join neighbours.
    return ranges.map(([from, to]) => {
      const holds = ({ start, bytes }: FilePiece) => start <= from && to <= start + bytes.length;
      const piece = pieces.find(holds);
      return piece?.bytes.slice(from - piece.start, to - piece.start);
    });
  } catch {
    return undefined;
  }
}

/** A file in parts with its start; `undefined` if that is unavailable. */
export async function withStart(
  size: number,
  parts: FileInParts['parts'],
): Promise<FileInParts | undefined> {
  const [first] = await parts([[0, Math.min(START_BYTES, size)]]);
  if (!first) return undefined;
  const [a = 0, b = 0, c = 0] = first.subarray(LENGTH_AT);
  const length = a + (b << 8) + (c << 16);
  // Another format's number means something else.
  if (length <= first.length || length > size) return { start: first, size, parts };
  const [rest] = await parts([[first.length, length]]);
  if (!rest) return undefined;
  const start = new Uint8Array(length);
  start.set(first);
  start.set(rest, first.length);
  return { start, size, parts };
}

/** Size and digest of the build's files by name; `null` without a manifest. */
export async function readManifest(): Promise<ReadonlyMap<string, Listed> | null> {
  const fresh = await fetched(MANIFEST);
  if (fresh) await withCache((cache) => cache.put(MANIFEST, fresh.clone()));
  const list = fresh ?? (await withCache((cache) => cache.match(MANIFEST)));
  if (!list) return null;
  const lines = (await list.text()).matchAll(/^([0-9a-f]{64}) (\d+) (\S+)$/gm);
  return new Map(
    Array.from(lines, ([, digest = '', size, name = '']) => [name, { digest, size: Number(size) }]),
  );
}

/** Fetches a file or part completely; `undefined` if unavailable. */
function fetched(address: string, headers: HeadersInit = {}): Promise<Response | undefined> {
  return fetchFile(address, { headers }).catch(() => undefined);
}

async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await response.arrayBuffer());
}

/** Works on the cache; `undefined` if it is missing, denied or full. */
async function withCache<T>(work: (cache: Cache) => Promise<T>): Promise<T | undefined> {
  try {
    return await work(await caches.open(CACHE));
  } catch {
    return undefined;
  }
}
