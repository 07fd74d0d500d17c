import { fetchFile } from '@chariot/engine/fetch';
import { isolated } from './headers.ts';

/** The files of a build, by their address from the page's folder, each with its SHA-256 in hexadecimal. */
export type FileList = Readonly<Record<string, string>>;

/** The address of the page itself. */
const PAGE = './';

/** Milliseconds a page has to say which script it runs. */
const PATIENCE = 2_000;

/**
 * The copies of builds that are kept in the browser: one cache for each build. What the page starts with is kept as a
 * whole or not at all; engines come when they are used, or when the page has nothing else to do.
 *
 * Caches belong to an origin, which other sites and other copies of this one may share: the folder is in their name.
 */
export class Builds {
  readonly #scope: string;
  readonly #own: string;
  readonly #files: FileList;
  readonly #engines: FileList;
  /** Aborted when a page asks for a newer build: the browser activates that only once this worker has no pending events. */
  #leaving = new AbortController();

  /**
   * `scope`: the address of the page's folder; `id` names the build that `files` and `engines`, which are kept later,
   * are of.
   */
  constructor(scope: string, id: string, files: FileList, engines: FileList) {
    this.#scope = scope;
    this.#own = `${this.#prefix}${id}`;
    this.#files = files;
    this.#engines = engines;
  }

  /**
   * Keeps what the page starts with, and the engines of which an older build's are kept: what worked without network
   * goes on to. Rejects, and keeps nothing, if a file cannot be fetched as it was built.
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

  /** Keeps the engines of these kinds, one after the other, as far as available. */
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
        // Without network, replaced by those of a newer build, or there is no room: there will be another time.
      }
    }
  }

  /** Gives up what is being fetched, for a page or to be kept. */
  leave(): void {
    this.#leaving.abort();
    this.#leaving = new AbortController();
  }

  /** The host's answer to a page. An engine that is given up is an error, also in the midst of it. */
  fetch(request: Request): Promise<Response> {
    if (this.#digestOf(request.url) === undefined) return fetch(request);
    return fetch(request, { signal: this.#leaving.signal });
  }

  /** Keeps an engine that a page has fetched, if the response is one, and as it was built; before its body is read. */
  async keepEngine(address: string, response: Response): Promise<void> {
    const digest = this.#digestOf(address);
    if (digest === undefined || !response.ok) return;
    const [read, kept] = [response.clone(), response.clone()];
    try {
      if ((await sha256(await read.arrayBuffer())) !== digest) return;
      await (await caches.open(this.#own)).put(address, kept);
    } catch {
      // As above.
    }
  }

  /** The kept file with this address, of this build or of one that an open page still runs. */
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

  /** Drops the builds that no open page runs. If a page does not say what it runs, all stay for now. */
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

  /** The digest of the engine with this address. */
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

  /** The kinds of the engines that are kept of other builds. */
  async #enginesKept(): Promise<Set<string>> {
    const kept = (await this.#others()).map(async (name) => (await caches.open(name)).keys());
    const addresses = (await Promise.all(kept)).flat().map(({ url }) => url);
    return new Set(addresses.filter((address) => address.endsWith('.wasm')).map(kindOf));
  }

  /** From an older build or the browser's own cache if the right bytes are there, else from the host. */
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

/** What an engine is, whichever build it is of: `chess`, `chess_full`, `chess_threads` … */
function kindOf(file: string): string {
  return /([a-z_]+)_bg-[^/]*$/.exec(file)?.[1] ?? file;
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The address of the script that a page runs, which belongs to its build; `null` if it does not answer. */
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

/** What the service worker asks pages, with a port for the answer. */
export type ToPage = { type: 'script' };
/** The edition of engines beside the small ones that a page uses. */
export type LargeEdition = 'full' | 'threads';
/**
 * A page tells that it runs; wants a service worker to leave, and the one that waits to take over; or has nothing to do and
 * wants the engines kept that it can use.
 */
export type ToServiceWorker =
  | { type: 'started' }
  | { type: 'leave' }
  | { type: 'activate' }
  | { type: 'idle'; uses: LargeEdition };
