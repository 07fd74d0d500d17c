/** The first byte, and the one after the last. */
export type ByteRange = readonly [start: number, end: number];

/** A part of a file, from byte `start`. */
export interface FilePiece {
  start: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Whether the answer to a request for several ranges has them. Some hosts send one of them, or the whole file. */
export function hasPieces({ status, headers }: Response): boolean {
  return status === 206 && /^multipart\/byteranges/i.test(headers.get('Content-Type') ?? '');
}

/** The parts in a body of type `multipart/byteranges`. */
export async function piecesOf(response: Response): Promise<FilePiece[]> {
  const body = new Uint8Array(await response.arrayBuffer());
  // One character for each byte.
  const text = new TextDecoder('latin1').decode(body);
  const head = /^content-range: bytes (\d+)-(\d+)\/.*\r\n(?:.+\r\n)*\r\n/gim;
  const pieces: FilePiece[] = [];
  for (let found = head.exec(text); found; found = head.exec(text)) {
    const start = Number(found[1]);
    const bytes = body.slice(head.lastIndex, head.lastIndex + Number(found[2]) + 1 - start);
    pieces.push({ start, bytes });
    // The bytes of a part may look like a head.
    head.lastIndex += bytes.length;
  }
  return pieces;
}

/** The bytes of a range, from one piece or several that touch; `undefined` unless the pieces have all of them. */
export function bytesIn(
  pieces: readonly FilePiece[],
  [start, end]: ByteRange,
): Uint8Array<ArrayBuffer> | undefined {
  const found = new Uint8Array(end - start);
  for (let at = start; at < end; ) {
    const piece = pieces.find((one) => one.start <= at && at < one.start + one.bytes.length);
    if (!piece) return undefined;
    const bytes = piece.bytes.subarray(at - piece.start, end - piece.start);
    found.set(bytes, at - start);
    at += bytes.length;
  }
  return found;
}

/** The same bytes as rising ranges that do not touch. */
export function joined(ranges: readonly ByteRange[]): ByteRange[] {
  const runs: [number, number][] = [];
  for (const [start, end] of [...ranges].sort(([one], [other]) => one - other)) {
    const run = runs.at(-1);
    if (run && start <= run[1]) run[1] = Math.max(run[1], end);
    else runs.push([start, end]);
  }
  return runs;
}
