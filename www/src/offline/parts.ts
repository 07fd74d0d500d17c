import { hasPieces, piecesOf } from '../shared/engine/multipart.ts';
import { isolated } from './headers.ts';

/** Cache for parts of long tables. Checksums in their blocks reveal parts of another version. */
const CACHE = 'chariot-table-parts-2';

/** Fetches and caches a part of a long file; offline, the cached part. */
export async function fetchPart(request: Request): Promise<Response> {
  const key = `${request.url}?${request.headers.get('Range')}`;
  try {
    const response = await fetch(request);
    if (response.status === 206) await keep(key, response.clone());
    return isolated(response);
  } catch (error) {
    const cache = await caches.open(CACHE).catch(() => null);
    const kept = await cache?.match(key);
    if (!kept) throw error;
    return isolated(new Response(kept.body, { status: 206, headers: kept.headers }));
  }
}

/** Fetches several parts of a long file at once, and caches each under its own name. */
export async function fetchParts(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (hasPieces(response)) {
    for (const { start, bytes } of await piecesOf(response.clone())) {
      const last = start + bytes.length - 1;
      const headers = { 'Content-Range': `bytes ${start}-${last}/*` };
      await keep(`${request.url}?bytes=${start}-${last}`, new Response(bytes, { headers }));
    }
  }
  return isolated(response);
}

/** Caches refuse partial responses, so a part is stored as a whole one under its own name. */
async function keep(key: string, part: Response): Promise<void> {
  try {
    const { headers } = part;
    await (await caches.open(CACHE)).put(key, new Response(await part.arrayBuffer(), { headers }));
  } catch {
    // Storage full or denied: fetch the part again when needed.
  }
}
