import { expect, test } from 'vitest';
import { count, startOf, usual, variantOf } from './setup.ts';

const rowOf = (number: number): string => startOf(number).split('/')[0] ?? '';

test.each([
  [0, 'bbqnnrkr'],
  [1, 'bqnbnrkr'],
  [97, 'bqnbrnkr'],
  [usual, 'rnbqkbnr'],
  [692, 'rbbqknnr'],
  [959, 'rkrnnqbb'],
])('start %i', (number, row) => {
  expect(rowOf(number)).toBe(row);
  const ranks = startOf(number).split(' ')[0]?.split('/');
  expect(ranks?.at(-1)).toBe(row.toUpperCase());
});

test('every start is another, with bishops on both colours and the king between the rooks', () => {
  const rows = Array.from({ length: count }, (_, number) => rowOf(number));
  expect(new Set(rows).size).toBe(count);
  for (const row of rows) {
    expect([...row].sort().join('')).toBe('bbknnqrr');
    expect((row.indexOf('b') + row.lastIndexOf('b')) % 2, row).toBe(1);
    expect(row.replace(/[^rk]/g, ''), row).toBe('rkr');
  }
});

test.each([
  ['the usual start', startOf(usual), undefined],
  ['a shuffled start', startOf(0), 'Chess960'],
  ['the usual king with an inner rook', 'r3k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1', 'Chess960'],
  ['rooks by file', 'r3k1rr/8/8/8/8/8/8/R3K2R b KQgq - 0 1', 'Chess960'],
  ['an ending', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', undefined],
  ['no castling', 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w - - 0 1', undefined],
])('%s', (_, fen, variant) => {
  expect(variantOf(fen)).toBe(variant);
});
