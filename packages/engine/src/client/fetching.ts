import { Watchdog } from './watchdog.ts';

/** Milliseconds without a byte after which a host counts as silent. */
export const PATIENCE_FETCHING = 15_000;
/** Message of the error for a silent host. */
export const SILENT = 'silent';
/** The digest in the names of engines and networks, put there by `vite.config.ts`. */
const DIGEST = /-([a-z\d]+)\.(?:wasm|bin)$/;

/**
 * Fetches a file of our own site, or the part that `init` asks for, to its last byte. Rejects when
 * the host is silent, answers with an error or with headers that `wants` refuses, or sends a file
 * other than the built one, even past the browser's cache.
 */
export async function fetchFile(
  address: string,
  init: RequestInit = {},
  wants: (response: Response) => boolean = () => true,
): Promise<Response> {
  const stop = new AbortController();
  const watchdog = new Watchdog(() => stop.abort(new Error(SILENT)));
  const alive = (): void => watchdog.watch(PATIENCE_FETCHING);
  alive();
  const giveUp = (): void => stop.abort(init.signal?.reason);
  init.signal?.addEventListener('abort', giveUp);
  try {
    init.signal?.throwIfAborted();
    const response = await fetch(address, { ...init, signal: stop.signal });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    if (!wants(response)) {
      stop.abort();
      throw new Error('refused');
    }
    const body = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, to) {
          alive();
          to.enqueue(part);
        },
      }),
    );
    const bytes = await new Response(body ?? null).arrayBuffer();
    if (await isAsBuilt(address, bytes)) return new Response(bytes, response);
  } finally {
    watchdog.rest();
    init.signal?.removeEventListener('abort', giveUp);
  }
  if (init.cache) throw new Error('damaged');
  return fetchFile(address, { ...init, cache: 'reload' }, wants);
}

/** Whether the bytes match the digest in the file's name. Only secure pages can compute digests. */
async function isAsBuilt(address: string, bytes: ArrayBuffer): Promise<boolean> {
  const [, wanted] = DIGEST.exec(address) ?? [];
  const digest = wanted && (await crypto.subtle?.digest('SHA-256', bytes));
  return !digest || new DataView(digest).getBigUint64(0).toString(36) === wanted;
}
