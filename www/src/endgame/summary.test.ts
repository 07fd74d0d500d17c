import type { DistanceToMate, SideName, View } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { type Summary, summaryOf } from './trainer.ts';

const win = (moves: number): DistanceToMate => ({ kind: 'win', plies: 2 * moves - 1, moves });
const loss = (moves: number): DistanceToMate => ({ kind: 'loss', plies: 2 * moves, moves });
const draw: DistanceToMate = { kind: 'draw' };

/** A finished game of so many plies, begun by the first side. */
function ended(plies: number, winner: SideName | null | undefined): View {
  return {
    startToMove: 'first',
    history: Array.from({ length: plies }),
    result: winner === undefined ? undefined : { winner: winner ?? undefined },
  } as unknown as View;
}

test.each<[string, number, SideName, DistanceToMate, View, Summary | null]>([
  [
    'mate by the first side',
    0,
    'first',
    win(7),
    ended(17, 'first'),
    { kind: 'won', moves: 9, best: 7 },
  ],
  [
    'mate, measured from later on',
    2,
    'first',
    win(3),
    ended(7, 'first'),
    { kind: 'won', moves: 3, best: 3 },
  ],
  ['a win that was given', 0, 'first', draw, ended(5, 'first'), { kind: 'won', moves: 3 }],
  [
    'mated early',
    1,
    'second',
    loss(15),
    ended(15, 'first'),
    { kind: 'lasted', moves: 7, best: 15 },
  ],
  ['a win thrown into a loss', 0, 'first', win(3), ended(4, 'second'), { kind: 'lost' }],
  ['a win thrown into a draw', 0, 'first', win(3), ended(4, null), { kind: 'drawn', best: 3 }],
  ['a draw held', 1, 'second', draw, ended(4, null), { kind: 'held' }],
  ['a draw saved', 1, 'second', loss(2), ended(4, null), { kind: 'saved' }],
  ['a game that goes on', 0, 'first', win(3), ended(4, undefined), null],
  ['a game that ended before', 4, 'first', win(3), ended(4, 'first'), null],
])('%s', (_, plies, side, value, view, summary) => {
  expect(summaryOf({ plies, side, value }, view)).toEqual(summary);
});
