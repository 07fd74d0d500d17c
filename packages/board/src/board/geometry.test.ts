import { describe, expect, test } from 'vitest';
import { type Geometry, placeOf, rowsOf, squareAt } from './geometry.ts';

const boards: Geometry[] = [
  { files: 8, ranks: 8, below: 'first' },
  { files: 8, ranks: 8, below: 'second' },
  { files: 9, ranks: 10, below: 'first' },
  { files: 9, ranks: 10, below: 'second' },
];

describe.each(boards)('$files×$ranks, $below below', (board) => {
  test('every square is drawn once and found again where it is drawn', () => {
    const squares = rowsOf(board).flat();
    expect(new Set(squares).size).toBe(board.files * board.ranks);
    for (const square of squares) {
      const place = placeOf(board, square);
      expect(place && squareAt(board, place)).toBe(square);
    }
  });

  test('names that are no square of it have no place', () => {
    for (const name of ['', 'a', 'a0', 'z1', 'a11', 'j1', 'a1.5', 'A1', '11']) {
      expect(placeOf(board, name)).toBeUndefined();
    }
  });
});

test('the player below has the near corner at the lower left', () => {
  expect(rowsOf({ files: 8, ranks: 8, below: 'first' }).at(-1)?.[0]).toBe('a1');
  expect(rowsOf({ files: 8, ranks: 8, below: 'second' }).at(-1)?.[0]).toBe('h8');
  expect(rowsOf({ files: 9, ranks: 10, below: 'first' })[0]?.[8]).toBe('i10');
});
