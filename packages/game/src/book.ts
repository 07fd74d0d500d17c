// The header of an opening book: where its pieces lie, and which of them holds a position.

/** The first bytes of every book. */
const MAGIC = 'CHBK';
/** Version of the format. */
const VERSION = 1;
/** Bytes before the offsets: magic, version, number of pieces, and the game's name of eight bytes. */
const FIXED = 16;
const NAME = 8;
/** Bytes of an offset. */
const OFFSET = 4;
/** Base of a key's digits, and number of keys. */
const KEY = { base: 36, count: 2 ** 32 };

export type BookFault = 'notABook' | 'wrongVersion' | 'truncated' | 'corrupt';

/** The bytes are not the header of a book. */
export class BookError extends Error {
  readonly fault: BookFault;

  constructor(fault: BookFault) {
    super(`the opening book: ${fault}`);
    this.fault = fault;
  }
}

/** The header of a book. Piece 0 has the first plies; the other pieces split the rest by the keys' top bits. */
export interface BookHeader {
  game: string;
  /** Byte offsets of the pieces, then the length of the file. */
  offsets: readonly number[];
}

/** Parses the header from the first bytes of a book. Throws {@link BookError}. */
export function readBookHeader(bytes: Uint8Array): BookHeader {
  if (bytes.length < FIXED) throw new BookError('truncated');
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (textOf(bytes.subarray(0, MAGIC.length)) !== MAGIC) throw new BookError('notABook');
  if (data.getUint16(MAGIC.length, true) !== VERSION) throw new BookError('wrongVersion');
  const pieces = data.getUint16(MAGIC.length + 2, true);
  const others = pieces - 1;
  if (others < 1 || (others & (others - 1)) !== 0) throw new BookError('corrupt');
  const end = FIXED + OFFSET * (pieces + 1);
  if (bytes.length < end) throw new BookError('truncated');
  const offsets = Array.from({ length: pieces + 1 }, (_, i) =>
    data.getUint32(FIXED + OFFSET * i, true),
  );
  const isSorted = offsets.every((offset, i) => offset >= (offsets[i - 1] ?? end));
  if (offsets[0] !== end || !isSorted) throw new BookError('corrupt');
  return { game: textOf(bytes.subarray(FIXED - NAME, FIXED)), offsets };
}

/** Byte range of a packed piece. */
export function bookPieceRange(
  { offsets }: BookHeader,
  piece: number,
): [start: number, end: number] {
  return [offsets[piece] ?? 0, offsets[piece + 1] ?? 0];
}

/** The piece that holds a position by its `openingKey`, unless piece 0 holds it. */
export function bookPieceOf({ offsets }: BookHeader, key: string): number {
  const others = offsets.length - 2;
  return 1 + Math.floor((Number.parseInt(key, KEY.base) / KEY.count) * others);
}

function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes).replace(/\0+$/, '');
}
