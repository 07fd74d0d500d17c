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
