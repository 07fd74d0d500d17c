import {
  type ByteRange,
  bytesIn,
  type FilePiece,
  hasPieces,
  piecesOf,
} from '../shared/engine/multipart.ts';
import { isolated } from './headers.ts';

/** Cache for parts of long tables. Checksums in their blocks reveal parts of another version. */
const CACHE = 'chariot-table-parts-2';

/** Fetches parts of a long file, and caches them as they were asked for. Offline, a single part comes from the cache. */
export async function fetchParts(
  event: Pick<FetchEvent, 'request' | 'waitUntil'>,
  ranges: readonly ByteRange[],
): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (response.status === 206) event.waitUntil(keep(request.url, ranges, response.clone()));
    return isolated(response);
  } catch (error) {
    const [range, ...others] = ranges;
    const bytes = range && others.length === 0 ? await kept(request.url, range) : undefined;
    if (!range || !bytes) throw error;
    const headers = { 'Content-Range': `bytes ${range[0]}-${range[1] - 1}/*` };
    return isolated(new Response(bytes, { status: 206, headers }));
  }
}

/** Caches refuse partial responses, so each part is stored as a whole one under its own name. */
async function keep(
  address: string,
  ranges: readonly ByteRange[],
  response: Response,
): Promise<void> {
  const [[first] = [0], ...others] = ranges;
  let pieces: FilePiece[] = [];
  if (hasPieces(response)) pieces = await piecesOf(response);
  else if (others.length === 0) {
    pieces = [{ start: first, bytes: new Uint8Array(await response.arrayBuffer()) }];
  }
  const cache = await caches.open(CACHE);
  const puts = ranges.map(async (range) => {
    const bytes = bytesIn(pieces, range);
    if (bytes) await cache.put(`${address}?bytes=${range.join('-')}`, new Response(bytes));
  });
  // Storage full or denied: fetch the part again when needed.
  await Promise.allSettled(puts);
}

/** The bytes of a range from the cached parts that have them, the newest first. */
async function kept(
  address: string,
  range: ByteRange,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const cache = await caches.open(CACHE).catch(() => undefined);
  const keys = (await cache?.keys(address, { ignoreSearch: true })) ?? [];
  const pieces: FilePiece[] = [];
  for (const key of [...keys].reverse()) {
    const [start = 0, end = 0] = key.url.split('?bytes=')[1]?.split('-').map(Number) ?? [];
    if (start >= range[1] || end <= range[0]) continue;
    const part = await cache?.match(key);
    if (part) pieces.push({ start, bytes: new Uint8Array(await part.arrayBuffer()) });
  }
  return bytesIn(pieces, range);
}
