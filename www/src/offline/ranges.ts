import type { ByteRange } from '../shared/engine/multipart.ts';

/** A range of bytes: the first, and the one after the last; no end means the end of the file. */
export interface OpenRange {
  start: number;
  end: number | undefined;
}

/** Reads a `Range` header with a single range from a given byte; `null` for any other. */
export function readRange(header: string | null): OpenRange | null {
  const match = /^bytes=(\d+)-(\d*)$/.exec(header ?? '');
  if (!match) return null;
  const [, first, last] = match;
  const start = Number(first);
  const end = last ? Number(last) + 1 : undefined;
  return end !== undefined && end <= start ? null : { start, end };
}

/** The ranges of a `Range` header that have both ends. */
export function rangesOf(header: string): ByteRange[] {
  const ranges = Array.from(header.matchAll(/(\d+)-(\d+)/g), ([, first, last]) => {
    return [Number(first), Number(last) + 1] as const;
  });
  return ranges.filter(([start, end]) => start < end);
}

/** Answers a range request from the whole file: 206 with the part, or 416 if it starts after the end. */
export async function partOf(whole: Response, { start, end }: OpenRange): Promise<Response> {
  const bytes = await whole.arrayBuffer();
  const headers = new Headers(whole.headers);
  const after = Math.min(end ?? bytes.byteLength, bytes.byteLength);
  if (start >= bytes.byteLength) {
    headers.set('Content-Range', `bytes */${bytes.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', `bytes ${start}-${after - 1}/${bytes.byteLength}`);
  headers.set('Content-Length', String(after - start));
  return new Response(bytes.slice(start, after), { status: 206, headers });
}
