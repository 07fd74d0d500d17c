import { expect, test } from 'vitest';
import { count, startOf, usual } from './setup.ts';

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
