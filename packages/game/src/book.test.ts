import { expect, test } from 'vitest';
import { BookError, type BookFault, bookPieceOf, bookRange, readBookHeader } from './book.ts';

/** A header of a book whose parts have these lengths. */
function header(lengths: readonly number[], game = 'chess'): Uint8Array {
  const bytes = new Uint8Array(16 + 4 * (lengths.length + 1));
  const data = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('CHBK'));
  data.setUint16(4, 2, true);
  data.setUint16(6, lengths.length, true);
  bytes.set(new TextEncoder().encode(game), 8);
  let offset = bytes.length;
  for (const [i, length] of [...lengths, 0].entries()) {
    data.setUint32(16 + 4 * i, offset, true);
    offset += length;
  }
  return bytes;
}

test('a header says where the parts lie', () => {
  const read = readBookHeader(header([10, 20, 30, 0, 5], 'xiangqi'));
  expect(read.game).toBe('xiangqi');
  expect(bookRange(read, 'first')).toEqual([40, 50]);
  expect(bookRange(read, 'index')).toEqual([50, 70]);
  expect(bookRange(read, 2)).toEqual([100, 105]);
});

test('the slots of a key add up to the number of its piece', () => {
  const four = readBookHeader(header([1, 1, 1, 1, 1, 1]));
  // A checksum, the seed and three slots: every key has them all.
  const index = (...slots: number[]): Uint8Array => Uint8Array.from([0, 0, 0, 0, 0, ...slots]);
  expect(bookPieceOf(four, index(0, 0, 0), '0rmvrup')).toBe(0);
  expect(bookPieceOf(four, index(3, 2, 1), '0rmvrup')).toBe(2);
  for (const damaged of [index(), index(1, 2), new Uint8Array(3)]) {
    expect(() => bookPieceOf(four, damaged, '0')).toThrow(new BookError('corrupt'));
  }
});

test.each<[BookFault, (bytes: Uint8Array) => Uint8Array]>([
  ['notABook', (bytes) => bytes.fill(60)],
  ['wrongVersion', (bytes) => bytes.fill(1, 4, 5)],
  ['truncated', (bytes) => bytes.subarray(0, 12)],
  ['truncated', (bytes) => bytes.subarray(0, -1)],
  ['truncated', (bytes) => bytes.fill(4, 6, 7)],
  ['corrupt', (bytes) => bytes.fill(2, 6, 7)],
  ['corrupt', (bytes) => bytes.fill(0, 16, 17)],
  ['corrupt', (bytes) => bytes.fill(255, 20, 24)],
])('what is no header is told: %s', (fault, damage) => {
  const damaged = damage(header([10, 20, 30]));
  expect(() => readBookHeader(damaged)).toThrow(new BookError(fault));
});
