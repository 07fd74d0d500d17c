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
    isUnaided: true,
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

test('a game is unaided as long as it only grows, without help', () => {
  const grownTo = (moves: string[], isUnaided = true) => ({
    ...kept(9),
    game: { game: 'chess' as const, moves },
    isUnaided,
  });
  const stored = grownTo(['e2e4', 'e7e5', 'g1f3']);
  const grown = grownTo(['e2e4', 'e7e5', 'g1f3', 'b8c6']);
  expect(continued(grown, stored).isUnaided).toBe(true);
  // A hint, now or before.
  expect(continued({ ...grown, isUnaided: false }, stored).isUnaided).toBe(false);
  expect(continued(grown, { ...stored, isUnaided: false }).isUnaided).toBe(false);
  // Moves taken back, also if others have followed.
  expect(continued(grownTo(['e2e4']), stored).isUnaided).toBe(false);
  expect(continued(grownTo(['e2e4', 'e7e5', 'f1c4', 'b8c6']), stored).isUnaided).toBe(false);
  // A game that older versions kept.
  expect(continued(grown, { ...stored, isUnaided: undefined }).isUnaided).toBe(false);
  // One that is first kept with its first moves is new; a long one goes on from another.
  expect(continued(grownTo(['e2e4', 'e7e5']), undefined).isUnaided).toBe(true);
  expect(continued(grownTo(Array(20).fill('e2e4')), undefined).isUnaided).toBe(false);
});
