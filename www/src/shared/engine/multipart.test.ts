import { expect, test } from 'vitest';
import { bytesIn, hasPieces, joined, piecesOf } from './multipart.ts';

/** Parts of a file of 99 bytes, in any order. */
function answer(parts: readonly [range: string, bytes: string][]): Response {
  const text = parts.map(
    ([range, bytes]) =>
      `\r\n--x\r\nContent-Range: bytes ${range}/99\r\nContent-Type: a/b\r\n\r\n${bytes}`,
  );
  const body = Buffer.from(`${text.join('')}\r\n--x--\r\n`, 'latin1');
  const headers = { 'Content-Type': 'multipart/byteranges; boundary=x' };
  return new Response(body, { status: 206, headers });
}

test('several parts are read from one answer, whatever their bytes', async () => {
  const likeAHead = '\r\n--x\r\nContent-Range: bytes 5-6/9\r\n\r\n';
  const response = answer([
    [`20-${19 + likeAHead.length}`, likeAHead],
    ['2-3', '\u0000\u00ff'],
    ['4-4', '\n'],
  ]);
  expect(hasPieces(response)).toBe(true);
  const pieces = await piecesOf(response);
  expect(pieces.map(({ start, bytes }) => [start, Buffer.from(bytes).toString('latin1')])).toEqual([
    [20, likeAHead],
    [2, '\u0000\u00ff'],
    [4, '\n'],
  ]);
});

test.each([
  ['one part', 206, 'a/b'],
  ['the whole file', 200, 'multipart/byteranges'],
])('%s is no answer with several parts', (_, status, type) => {
  expect(hasPieces(new Response('', { status, headers: { 'Content-Type': type } }))).toBe(false);
});

const PIECES = [
  { start: 5, bytes: Uint8Array.of(5, 6) },
  { start: 2, bytes: Uint8Array.of(2, 3, 4) },
];

test('a range is cut from a piece, or from pieces that touch', () => {
  expect(bytesIn(PIECES, [3, 4])).toEqual(Uint8Array.of(3));
  expect(bytesIn(PIECES, [3, 6])).toEqual(Uint8Array.of(3, 4, 5));
  expect(bytesIn(PIECES, [5, 8])).toBeUndefined();
});

test('ranges that touch or overlap are joined, in rising order', () => {
  expect(
    joined([
      [8, 9],
      [4, 6],
      [1, 2],
      [5, 8],
    ]),
  ).toEqual([
    [1, 2],
    [4, 9],
  ]);
});
