// The header and the index of an opening book: where its pieces lie, and which of them holds a position.

/** The first bytes of every book. */
const MAGIC = 'CHBK';
/** Version of the format. */
const VERSION = 2;
/** Bytes before the offsets: magic, version, number of pieces, and the game's name of eight bytes. */
const FIXED = 16;
const NAME = 8;
/** Bytes of an offset. */
const OFFSET = 4;
/** Parts before the numbered pieces: the first piece and the index. */
const LEADING = 2;
/** Base of a key's digits. */
const KEY_BASE = 36;
/** Bytes of the index before its table: a checksum and a seed. */
const CHECKSUM = 4;

export type BookFault = 'notABook' | 'wrongVersion' | 'truncated' | 'corrupt';

/** The bytes are not the header of a book. */
export class BookError extends Error {
  readonly fault: BookFault;

  constructor(fault: BookFault) {
    super(`the opening book: ${fault}`);
    this.fault = fault;
  }
}

/** The header of a book. */
export interface BookHeader {
  game: string;
  /** Byte offsets of the first piece, the index and the other pieces, then the length of the file. */
  offsets: readonly number[];
}

/** A part of a book: the piece of the first plies, the index, or a piece by its number from 0. */
export type BookPart = 'first' | 'index' | number;

/** Parses the header from the first bytes of a book. Throws {@link BookError}. */
export function readBookHeader(bytes: Uint8Array): BookHeader {
  if (bytes.length < FIXED) throw new BookError('truncated');
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (textOf(bytes.subarray(0, MAGIC.length)) !== MAGIC) throw new BookError('notABook');
  if (data.getUint16(MAGIC.length, true) !== VERSION) throw new BookError('wrongVersion');
  const parts = data.getUint16(MAGIC.length + 2, true);
  if (parts <= LEADING) throw new BookError('corrupt');
  const end = FIXED + OFFSET * (parts + 1);
  if (bytes.length < end) throw new BookError('truncated');
  const offsets = Array.from({ length: parts + 1 }, (_, i) =>
    data.getUint32(FIXED + OFFSET * i, true),
  );
  const isSorted = offsets.every((offset, i) => offset >= (offsets[i - 1] ?? end));
  if (offsets[0] !== end || !isSorted) throw new BookError('corrupt');
  return { game: textOf(bytes.subarray(FIXED - NAME, FIXED)), offsets };
}

/** Byte range of a packed part. */
export function bookRange({ offsets }: BookHeader, part: BookPart): [start: number, end: number] {
  const place = part === 'first' ? 0 : part === 'index' ? 1 : LEADING + part;
  return [offsets[place] ?? 0, offsets[place + 1] ?? 0];
}

/**
 * The number of the piece that holds a position by its `openingKey`, unless the first piece holds it. `index` is the unpacked
 * index. A position outside the book gets any piece. Throws {@link BookError}.
 */
export function bookPieceOf({ offsets }: BookHeader, index: Uint8Array, key: string): number {
  const seed = index[CHECKSUM];
  const third = (index.length - CHECKSUM - 1) / 3;
  if (seed === undefined || third < 1 || third % 1 !== 0) throw new BookError('corrupt');
  // The thirds and the mixing of `Index` in crates/book.
  let mixed = Number.parseInt(key, KEY_BASE) ^ Math.imul(seed, 0x9e3779b9);
  let sum = 0;
  for (let part = 0; part < 3; part += 1) {
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    const slot = part * third + Math.floor(((mixed >>> 0) / 2 ** 32) * third);
    sum += index[CHECKSUM + 1 + slot] ?? 0;
  }
  return sum % (offsets.length - 1 - LEADING);
}

function textOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes).replace(/\0+$/, '');
}
