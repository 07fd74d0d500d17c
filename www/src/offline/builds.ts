import { isolated } from './headers.ts';

/** The files of a build, by their address from the page's folder, each with its SHA-256 in hexadecimal. */
export type FileList = Readonly<Record<string, string>>;

/** The page itself, by whatever name it is asked for. */
export const PAGE = './';

/** Milliseconds a page has to say which script it runs. */
const PATIENCE = 2_000;

/**
 * The copies of builds that are kept in the browser: one cache for each build, filled as a whole or not at all.
 *
 * Caches belong to an origin, which other sites and other copies of this one may share: the folder is in their name.
 */
export class Builds {
  readonly #scope: string;
  readonly #own: string;
  readonly #files: FileList;

  /** `scope`: the address of the page's folder; `id` names the build that `files` are of. */
  constructor(scope: string, id: string, files: FileList) {
    this.#scope = scope;
    this.#own = `${this.#prefix}${id}`;
    this.#files = files;
  }

  /** Keeps every file of this build. Rejects, and keeps none, if one cannot be had as it was built. */
  async keep(): Promise<void> {
    const files = await Promise.all(
      Object.entries(this.#files).map(async ([file, digest]) => {
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

  get #prefix(): string {
    return `chariot-build ${this.#scope} `;
  }

  async #others(): Promise<string[]> {
    const names = await caches.keys();
    return names.filter((name) => name.startsWith(this.#prefix) && name !== this.#own);
  }

  /** From an older build or the browser's own cache if the right bytes are there, else from the host. */
  async #fetch(address: string, digest: string): Promise<Response> {
    const sources = [
      () => caches.match(address),
      () => fetch(address),
      () => fetch(address, { cache: 'reload' }),
    ];
    for (const source of sources) {
      const response = await source();
      if (!response?.ok) continue;
      const bytes = await response.clone().arrayBuffer();
      if ((await sha256(bytes)) === digest) return response;
    }
    throw new Error(`${address} is not the file that was built`);
  }
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
/** A page tells that it runs, or lets a service worker in that waits. */
export type ToServiceWorker = { type: 'started' } | { type: 'activate' };
