import { expect, test } from 'vitest';
import { longerWinFirst } from './positions.ts';

const toMove = 'first';

test('a win that takes two moves or more comes first, then any', () => {
  const wanted = { toMove, result: 'win' } as const;
  expect(longerWinFirst(wanted)).toEqual([{ ...wanted, minMoves: 2 }, wanted]);
});

test.each([
  ['a number of moves', { toMove, result: 'win', moves: 1 }],
  ['a draw', { toMove, result: 'draw' }],
  ['a loss', { toMove, result: 'loss' }],
  ['any result', { toMove }],
] as const)('%s stays as it is', (_, wanted) => {
  expect(longerWinFirst(wanted)).toEqual([wanted]);
});
