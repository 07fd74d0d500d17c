import { isolated } from './headers.ts';

/** Where parts of long tables are kept. Their blocks carry checksums: a part of another version is found out. */
const CACHE = 'chariot-table-parts-1';

/** A part of a long file from the host, and kept; without network, as it was kept. */
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

/** Caches refuse partial responses, so they are kept as whole ones under the name of the part. */
async function keep(key: string, part: Response): Promise<void> {
  try {
    const { headers } = part;
    await (await caches.open(CACHE)).put(key, new Response(await part.arrayBuffer(), { headers }));
  } catch {
    // The browser's store is full or denied: the part is fetched again when it is needed.
  }
}
