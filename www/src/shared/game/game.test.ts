import { expect, test } from 'vitest';
import { readGame } from './game.ts';

test.each([
  null,
  7,
  [],
  {},
  { game: 'go', moves: [] },
  { game: 'xiangqi', moves: [] },
  { game: 'chess', moves: 'e2e4' },
  { game: 'chess', moves: [1] },
  { game: 'chess', moves: [], start: 3 },
  { game: 'chess', moves: Array.from({ length: 2_001 }, () => 'e2e4') },
])('%j is no stored game', (value) => {
  expect(readGame('chess', value)).toBeUndefined();
});

test('a stored game is read back, without what does not belong to it', () => {
  const game = { game: 'chess', start: 'fen', moves: ['e2e4'] };
  expect(readGame('chess', { ...game, extra: 1 })).toEqual(game);
  expect(readGame('chess', { game: 'chess', moves: [] })).toEqual({ game: 'chess', moves: [] });
});
