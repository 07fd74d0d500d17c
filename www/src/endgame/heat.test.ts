import { mapOf, summary } from '@chariot/board/endings';
import type { BoardPiece, DistanceToMate, HeatmapSquare } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { defaultPiece } from './heatmap.ts';

const PIECES: BoardPiece[] = [
  { square: 'a1', side: 'first', kind: 'R' },
  { square: 'b1', side: 'first', kind: 'P' },
  { square: 'e1', side: 'first', kind: 'K' },
  { square: 'e8', side: 'second', kind: 'K' },
];
const win = (moves: number): DistanceToMate => ({ kind: 'win', plies: 2 * moves - 1, moves });
const loss = (moves: number): DistanceToMate => ({ kind: 'loss', plies: 2 * moves, moves });
const SQUARES: HeatmapSquare[] = [
  { square: 'a1', dtm: win(2) },
  { square: 'a2', dtm: win(6) },
  { square: 'a3', dtm: { kind: 'draw' } },
  { square: 'a4', dtm: undefined },
  { square: 'a5', dtm: loss(4) },
  { square: 'e1', dtm: undefined },
];

function marked(toMove: 'first' | 'second', side: 'first' | 'second') {
  const view = { pieces: PIECES, toMove };
  const map = mapOf({ view, square: 'a1', squares: SQUARES }, side, (value) => value?.kind ?? 'no');
  return { map, labels: [...map.marks].map(([square, { tone, label }]) => [square, tone, label]) };
}

test('wins of the side the map is for are plain numbers, the others have a minus', () => {
  expect(marked('first', 'first').labels).toEqual([
    ['a1', 'good', '2'],
    ['a2', 'good', '6'],
    ['a3', 'even', '='],
    ['a4', 'none', '×'],
    ['a5', 'bad', '−4'],
  ]);
  expect(marked('first', 'second').labels).toContainEqual(['a5', 'good', '4']);
  expect(marked('second', 'first').labels).toContainEqual(['a1', 'bad', '−2']);
});

test('squares of other pieces are left out, that of the piece is not', () => {
  const { marks } = marked('first', 'first').map;
  expect([marks.has('a1'), marks.has('e1')]).toEqual([true, false]);
});

test('colours run from the quickest mate to the longest', () => {
  const { marks, range } = marked('first', 'first').map;
  expect(range).toEqual({ quickest: 2, longest: 6 });
  expect([marks.get('a1')?.depth, marks.get('a5')?.depth, marks.get('a2')?.depth]).toEqual([
    0, 0.5, 1,
  ]);
  expect(marks.get('a4')?.spoken).toBe('no');
});

test('the summary counts each tone', () => {
  expect(summary(marked('first', 'first').map.marks)).toEqual({
    good: 2,
    even: 1,
    bad: 1,
    none: 1,
  });
});

test('the map begins with a pawn of the stronger side, else with its first piece', () => {
  expect(defaultPiece(PIECES, 'KRPK', 'first')?.square).toBe('b1');
  expect(defaultPiece(PIECES, 'KRK', 'first')?.square).toBe('a1');
  expect(defaultPiece(PIECES, 'KK', 'second')?.square).toBe('e8');
  expect(defaultPiece([], 'KRK', 'first')).toBeUndefined();
});
