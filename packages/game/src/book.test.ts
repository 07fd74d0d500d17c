import { expect, test } from 'vitest';
import { BookError, type BookFault, bookPieceOf, bookPieceRange, readBookHeader } from './book.ts';

/** A header of a book whose pieces have these lengths. */
function header(lengths: readonly number[], game = 'chess'): Uint8Array {
  const bytes = new Uint8Array(16 + 4 * (lengths.length + 1));
  const data = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('CHBK'));
  data.setUint16(4, 1, true);
  data.setUint16(6, lengths.length, true);
  bytes.set(new TextEncoder().encode(game), 8);
  let offset = bytes.length;
  for (const [i, length] of [...lengths, 0].entries()) {
    data.setUint32(16 + 4 * i, offset, true);
    offset += length;
  }
  return bytes;
}

test('a header says where the pieces lie', () => {
  const read = readBookHeader(header([10, 20, 30, 0, 5], 'xiangqi'));
  expect(read.game).toBe('xiangqi');
  expect(bookPieceRange(read, 0)).toEqual([40, 50]);
  expect(bookPieceRange(read, 4)).toEqual([100, 105]);
});

test('the top bits of a key say which piece has it', () => {
  const four = readBookHeader(header([1, 1, 1, 1, 1]));
  const keyOf = (hash: number): string => hash.toString(36).padStart(7, '0');
  const places = [0, 2 ** 30 - 1, 2 ** 30, 2 ** 31, 2 ** 32 - 1].map((hash) =>
    bookPieceOf(four, keyOf(hash)),
  );
  expect(places).toEqual([1, 1, 2, 3, 4]);
  expect(bookPieceOf(readBookHeader(header([1, 1])), keyOf(2 ** 32 - 1))).toBe(1);
});

test.each<[BookFault, (bytes: Uint8Array) => Uint8Array]>([
  ['notABook', (bytes) => bytes.fill(60)],
  ['wrongVersion', (bytes) => bytes.fill(2, 4, 5)],
  ['truncated', (bytes) => bytes.subarray(0, 12)],
  ['truncated', (bytes) => bytes.subarray(0, -1)],
  ['corrupt', (bytes) => bytes.fill(4, 6, 7)],
  ['corrupt', (bytes) => bytes.fill(1, 6, 7)],
  ['corrupt', (bytes) => bytes.fill(0, 16, 17)],
  ['corrupt', (bytes) => bytes.fill(255, 20, 24)],
])('what is no header is told: %s', (fault, damage) => {
  const damaged = damage(header([10, 20, 30]));
  expect(() => readBookHeader(damaged)).toThrow(new BookError(fault));
});
