import { fetchFile } from '@chariot/engine/fetch';
import {
  type ByteRange,
  bytesIn,
  type FilePiece,
  hasPieces,
  joined,
  piecesOf,
} from './multipart.ts';

/** Cache of files for offline use. Its number changes with the file format; `offline/former.ts` removes the one before. */
const CACHE = 'chariot-tables-2';
const MANIFEST = 'tables/MANIFEST';
/** Size in bytes up to which tables are loaded whole. Longer ones are loaded in parts. */
const MAX_BYTES = 4 << 20;
/** Version of the table format that the engine reads, and its offset in a file. */
const VERSION = 5;
const VERSION_AT = 8;
/** Offset of the field that gives the length of the start, and the bytes up to its end. */
const LENGTH_AT = 10;
const HEADER = LENGTH_AT + 4;
/** Most ranges in a request: hosts bound their number and the length of a header. */
const MOST_RANGES = 64;

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
  let whole: FilePiece | null = null;
  let servesSeveral = true;
  const part = async ([start, end]: ByteRange): Promise<FilePiece[]> => {
    if (whole) return [whole];
    const response = await fetched(address, { Range: rangeOf([[start, end]]) });
    if (!response) return [];
    const bytes = await bytesOf(response);
    if (response.status !== 206) whole = { start: 0, bytes };
    // A part of another length is of another file.
    else if (bytes.length !== end - start) return [];
    return [whole ?? { start, bytes }];
  };
  /** Several ranges in one request; those that the answer lacks, or all if it does not come, in one each. */
  const together = async (ranges: readonly ByteRange[]): Promise<FilePiece[]> => {
    let pieces: FilePiece[] = [];
    if (ranges.length > 1 && servesSeveral && !whole) {
      const answer = await fetched(address, { Range: rangeOf(ranges) }, (response) => {
        servesSeveral = hasPieces(response);
        return servesSeveral;
      });
      if (answer) pieces = await piecesOf(answer);
    }
    const others = ranges.filter((range) => !bytesIn(pieces, range));
    return [...pieces, ...(await Promise.all(others.map(part))).flat()];
  };
  const parts: FileInParts['parts'] = async (ranges) => {
    const runs = joined(ranges);
    const batches: Promise<FilePiece[]>[] = [];
    while (runs.length > 0) batches.push(together(runs.splice(0, MOST_RANGES)));
    const pieces = (await Promise.all(batches)).flat();
    return ranges.map((range) => bytesIn(pieces, range) ?? null);
  };
  return (await withStart(size, parts)) ?? 'missing';
}

function rangeOf(ranges: readonly ByteRange[]): string {
  return `bytes=${ranges.map(([start, end]) => `${start}-${end - 1}`).join()}`;
}

/** Whether a file that the engine refused is a table of an older format. */
export function isOutdated(bytes: Uint8Array): boolean {
  return bytes[0] === 0x89 && (bytes[VERSION_AT] ?? VERSION) < VERSION;
}

/** Bytes to fetch first, usually the whole start: 0.6 to 1.5 % of the long files of chess. */
function likelyStart(size: number): number {
  return (32 << 10) + Math.min(Math.ceil(size / 80), 320 << 10);
}

/** A file in parts with its start; `undefined` if that is unavailable. */
export async function withStart(
  size: number,
  parts: FileInParts['parts'],
): Promise<FileInParts | undefined> {
  const [likely] = await parts([[0, Math.min(likelyStart(size), size)]]);
  // Offline, parts of other lengths may be there.
  const first = likely ?? (await parts([[0, Math.min(HEADER, size)]]))[0];
  if (!first) return undefined;
  const header = new DataView(first.buffer, first.byteOffset, first.byteLength);
  const length = first.length < HEADER ? 0 : header.getUint32(LENGTH_AT, true);
  // Another format's number means something else.
  if (length < HEADER || length > size) return { start: first, size, parts };
  // Only the start has a checksum that the engine verifies at once.
  if (length <= first.length) return { start: first.slice(0, length), size, parts };
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
function fetched(
  address: string,
  headers: HeadersInit = {},
  wants?: (response: Response) => boolean,
): Promise<Response | undefined> {
  return fetchFile(address, { headers }, wants).catch(() => undefined);
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
