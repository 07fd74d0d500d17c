import type { View } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { rowsOf } from './turns.ts';

const view = (plies: number, startToMove: View['startToMove']) =>
  ({ history: Array(plies).fill({}), startMoveNumber: 7, startToMove }) as unknown as View;

test.each<[number, View['startToMove'], [number, (number | null)[]][]]>([
  [0, 'first', []],
  [0, 'second', []],
  [
    3,
    'first',
    [
      [7, [0, 1]],
      [8, [2]],
    ],
  ],
  [
    2,
    'second',
    [
      [7, [null, 0]],
      [8, [1]],
    ],
  ],
])('%i plies begun by the %s side, in rows', (plies, side, rows) => {
  expect(rowsOf(view(plies, side)).map((row) => [row.number, row.plies])).toEqual(rows);
});
