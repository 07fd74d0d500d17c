import { expect, test } from 'vitest';
import { continued, type KeptGame, readKept, sorted, surplus } from './kept.ts';

/** A game last changed then; unfinished without a termination. */
function kept(changed: number, termination?: string): KeptGame {
  return {
    identity: { id: `game ${changed}`, began: changed },
    game: { game: 'chess', moves: ['e2e4'] },
    players: { side: 'first', level: 3, turns: false },
    below: 'first',
    call: null,
    clock: null,
    result: termination === undefined ? null : { termination, winner: 'first' },
    changed,
  };
}

const times = (games: readonly KeptGame[]) => games.map(({ changed }) => changed);

test('what is kept is read back; anything else is not taken for a game', () => {
  const game = kept(7, 'checkmate');
  expect(readKept('chess', structuredClone(game))).toEqual(game);
  for (const bad of [null, {}, { ...game, changed: 'now' }, { ...game, game: { game: 'go' } }]) {
    expect(readKept('chess', bad)).toBeUndefined();
  }
  expect(readKept('chess', { ...game, result: 'won' })?.result).toBeNull();
});

test('the last changed comes first', () => {
  expect(times(sorted([kept(2), kept(3), kept(1)]))).toEqual([3, 2, 1]);
});

test('the oldest finished games go first, unfinished ones last', () => {
  const games = [kept(1), kept(2, 'checkmate'), kept(3, 'stalemate'), kept(4), kept(5, 'time')];
  expect(surplus(games, 5)).toEqual([]);
  expect(times(surplus(games, 4))).toEqual([2]);
  expect(times(surplus(games, 3))).toEqual([3, 2]);
  expect(times(surplus(games, 1))).toEqual([1, 5, 3, 2]);
});

test('a game is changed by a move or its end, not by being looked at', () => {
  const now = kept(9);
  expect(continued(now, kept(4)).changed).toBe(4);
  expect(continued(now, undefined).changed).toBe(9);
  expect(continued(kept(9, 'resignation'), kept(4)).changed).toBe(9);
  const longer = { ...now, game: { ...now.game, moves: ['e2e4', 'e7e5'] } };
  expect(continued(longer, kept(4)).changed).toBe(9);
});
