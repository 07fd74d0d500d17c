import { fetchFile } from '@chariot/engine/fetch';

/** Where files are kept for use without network. The number changes with what is kept, not with the tables. */
const CACHE = 'chariot-tables-1';
const MANIFEST = 'tables/MANIFEST';
/**
 * Tables up to this size are loaded whole, longer ones in parts; and so are those with a census beside them, which the build makes
 * where the results would take much memory, short though the file may be.
 */
const MAX_BYTES = 4 << 20;
/** The beginning of a table that is loaded in parts: enough to say where they are. */
const START_BYTES = 64 << 10;

/** A file's bytes, from the site or from what was kept of it. */
export interface TableFile {
  bytes: Uint8Array;
  /** True if it came from the browser's store. */
  kept: boolean;
  /** Keeps it for use without network, once the engine has found it good. */
  keep(): Promise<void>;
  /** Forgets it: it was no good. */
  forget(): Promise<void>;
}

/** A file of which parts are read as they are needed. */
export interface FileInParts {
  start: Uint8Array;
  /** Bytes of the whole file. */
  size: number;
  /** These bytes, the first and the one after the last by number; `null` if unavailable. */
  part(start: number, end: number): Promise<Uint8Array | null>;
}

/** What the build listed of a file. */
interface Listed {
  size: number;
  digest: string;
}

/**
 * The table files of the site, by name (`chess/KRK.egt`).
 *
 * A file is kept under its digest, so that a newer one of the same name is never mistaken for it. Of files in
 * parts the service worker keeps the parts that were needed.
 */
export class TableFiles {
  #manifest: Promise<ReadonlyMap<string, Listed> | null> | null = null;

  /** The file, in parts if it is a long one or has many results; or why there is none. */
  async get(name: string): Promise<TableFile | FileInParts | 'missing' | 'damaged'> {
    this.#manifest ??= readManifest();
    const manifest = await this.#manifest;
    // The list could not be fetched: asked for again the next time.
    if (!manifest) this.#manifest = null;
    const listed = manifest?.get(name);
    if (manifest && !listed) return 'missing';
    const address = `tables/${name}`;
    const hasCensus = name.endsWith('.egt') && manifest?.has(name.replace(/egt$/, 'census'));
    if (listed && (listed.size > MAX_BYTES || hasCensus))
      return await inParts(address, listed.size);
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
 * Reads a file by `Range`. A host that ignores it sends the whole file, of which the parts are then taken.
 */
async function inParts(address: string, size: number): Promise<FileInParts | 'missing'> {
  let whole: Uint8Array | null = null;
  const part = async (start: number, end: number): Promise<Uint8Array | null> => {
    if (whole) return whole.slice(start, end);
    const response = await fetched(address, { Range: `bytes=${start}-${end - 1}` });
    const bytes = response && (await bytesOf(response));
    if (!bytes || response.status === 206) return bytes ?? null;
    whole = bytes;
    return whole.slice(start, end);
  };
  const start = await part(0, Math.min(START_BYTES, size));
  return start ? { start, size, part } : 'missing';
}

/** Size and digest of the files by name, as the build listed them; `null` without a list. */
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

/** A file or a part of it, which has come as a whole; `undefined` if unavailable. */
function fetched(address: string, headers: HeadersInit = {}): Promise<Response | undefined> {
  return fetchFile(address, { headers }).catch(() => undefined);
}

async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await response.arrayBuffer());
}

/** Does something with the browser's store; `undefined` where there is none, or it is denied or full. */
async function withCache<T>(work: (cache: Cache) => Promise<T>): Promise<T | undefined> {
  try {
    return await work(await caches.open(CACHE));
  } catch {
    return undefined;
  }
}
