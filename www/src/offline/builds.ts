import { fetchFile } from '@chariot/engine/fetch';
import { isolated } from './headers.ts';

/** Files of a build: address relative to the page's folder, and SHA-256 in hexadecimal. */
export type FileList = Readonly<Record<string, string>>;

const PAGE = './';

/** Milliseconds for a page to name its script. */
const PATIENCE = 2_000;

/**
 * Cached builds, one cache each. The first load is cached as a whole or not at all; engines follow when used, or when
 * the page is idle.
 *
 * Caches belong to an origin, which other sites and other copies of this one may share. So their names contain the
 * folder.
 */
export class Builds {
  readonly #scope: string;
  readonly #own: string;
  readonly #files: FileList;
  readonly #engines: FileList;
  /**
   * Aborted when a page asks for a newer build. The browser activates that only once this worker has no pending events.
   */
  #leaving = new AbortController();

  /**
   * `scope`: address of the page's folder; `id`: name of the build with these `files` and `engines`. Engines are cached
   * later.
   */
  constructor(scope: string, id: string, files: FileList, engines: FileList) {
    this.#scope = scope;
    this.#own = `${this.#prefix}${id}`;
    this.#files = files;
    this.#engines = engines;
  }

  /**
   * Caches the first load, and the engines cached by an older build, so that offline use survives an update. Rejects
   * and caches nothing if a file differs from the build's digest or cannot be fetched.
   */
  async keep(): Promise<void> {
    const before = await this.#enginesKept();
    const engines = Object.entries(this.#engines).filter(([file]) => before.has(kindOf(file)));
    const files = await Promise.all(
      [...Object.entries(this.#files), ...engines].map(async ([file, digest]) => {
        const address = new URL(file, this.#scope).href;
        return { address, response: await this.#fetch(address, digest) };
      }),
    );
    try {
      const cache = await caches.open(this.#own);
      await Promise.all(
        files.map(({ address, response }) => cache.put(address, isolated(response))),
      );
    } catch (error) {
      await caches.delete(this.#own);
      throw error;
    }
  }

  /** Caches the wanted kinds of engines, one after the other, as far as available. */
  async keepEngines(isWanted: (kind: string) => boolean): Promise<void> {
    const { signal } = this.#leaving;
    const cache = await caches.open(this.#own);
    for (const [file, digest] of Object.entries(this.#engines)) {
      if (signal.aborted) return;
      const address = new URL(file, this.#scope).href;
      if (!isWanted(kindOf(file)) || (await cache.match(address))) continue;
      try {
        await cache.put(address, isolated(await this.#fetch(address, digest, signal)));
      } catch {
        // Offline, replaced by a newer build, or out of storage: try again another time.
      }
    }
  }

  /** Aborts all fetches, for pages and for the cache. */
  leave(): void {
    this.#leaving.abort();
    this.#leaving = new AbortController();
  }

  /** Fetches from the host. Aborting an engine's download is an error, even midway. */
  fetch(request: Request): Promise<Response> {
    if (this.#digestOf(request.url) === undefined) return fetch(request);
    return fetch(request, { signal: this.#leaving.signal });
  }

  /** Caches a response that is an engine of this build. Call it before the body is read. */
  async keepEngine(address: string, response: Response): Promise<void> {
    const digest = this.#digestOf(address);
    if (digest === undefined || !response.ok) return;
    const [read, kept] = [response.clone(), response.clone()];
    try {
      if ((await sha256(await read.arrayBuffer())) !== digest) return;
      await (await caches.open(this.#own)).put(address, kept);
    } catch {
      // Offline or out of storage: try again another time.
    }
  }

  /** The cached file at an address, of this build or of one that an open page still runs. */
  async find(address: string): Promise<Response | undefined> {
    const { origin, pathname } = new URL(address);
    const folder = new URL(this.#scope).pathname;
    const file = [folder, `${folder}index.html`].includes(pathname) ? PAGE : pathname;
    const key = new URL(file, file === PAGE ? this.#scope : origin).href;
    const found = await (await caches.open(this.#own)).match(key);
    if (found || file === PAGE) return found;
    for (const name of await this.#others()) {
      const older = await (await caches.open(name)).match(key);
      if (older) return older;
    }
    return undefined;
  }

  /** Drops builds that no open page runs. If a page does not answer, all stay for now. */
  async dropUnused(pages: readonly Client[]): Promise<void> {
    const others = await this.#others();
    if (others.length === 0) return;
    const running = await Promise.all(pages.map(scriptOf));
    if (running.includes(null)) return;
    for (const name of others) {
      const cache = await caches.open(name);
      const used = await Promise.all(running.map((script) => cache.match(script ?? '')));
      if (used.every((match) => match === undefined)) await caches.delete(name);
    }
  }

  #digestOf(address: string): string | undefined {
    if (!address.startsWith(this.#scope)) return undefined;
    return this.#engines[address.slice(this.#scope.length)];
  }

  get #prefix(): string {
    return `chariot-build ${this.#scope} `;
  }

  async #others(): Promise<string[]> {
    const names = await caches.keys();
    return names.filter((name) => name.startsWith(this.#prefix) && name !== this.#own);
  }

  /** Kinds of engines cached by other builds. */
  async #enginesKept(): Promise<Set<string>> {
    const kept = (await this.#others()).map(async (name) => (await caches.open(name)).keys());
    const addresses = (await Promise.all(kept)).flat().map(({ url }) => url);
    return new Set(addresses.filter((address) => address.endsWith('.wasm')).map(kindOf));
  }

  /** Fetches a file from an older build or the browser's cache if its bytes match, else from the host. */
  async #fetch(
    address: string,
    digest: string,
    signal: AbortSignal | null = null,
  ): Promise<Response> {
    const sources = [
      () => caches.match(address),
      () => fetchFile(address, { signal }),
      () => fetchFile(address, { cache: 'reload', signal }),
    ];
    for (const source of sources) {
      const response = await source().catch(() => undefined);
      if (!response?.ok) continue;
      const bytes = await response.clone().arrayBuffer();
      if ((await sha256(bytes)) === digest) return response;
    }
    throw new Error(`${address} is not the file that was built`);
  }
}

/** Kind of an engine, the same in all builds: `chess`, `chess_full`, `chess_threads` … */
function kindOf(file: string): string {
  return /([a-z_]+)_bg-[^/]*$/.exec(file)?.[1] ?? file;
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Address of a page's main script, which identifies its build; `null` if the page does not answer. */
function scriptOf(page: Client): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(null), PATIENCE);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      resolve(typeof data === 'string' ? data : null);
    };
    page.postMessage({ type: 'script' } satisfies ToPage, [port2]);
  });
}

/** Message of the service worker to a page, with a port for the answer. */
export type ToPage = { type: 'script' };
/** Engine edition that a page uses besides the small one. */
export type LargeEdition = 'full' | 'threads';
/**
 * Messages of a page: it has started; this worker is to stop its work; the waiting worker is to take over; or the page
 * is idle, and the engines it can use are to be cached.
 */
export type ToServiceWorker =
  | { type: 'started' }
  | { type: 'leave' }
  | { type: 'activate' }
  | { type: 'idle'; uses: LargeEdition };
