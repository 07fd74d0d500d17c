import { expect, test } from 'vitest';
import { readOffBoardResult } from './offBoard.ts';
import { readStoredMatch } from './stored.ts';

const GAME = { game: 'chess', moves: ['e2e4'] };
const PLAYERS = { side: 'second', level: 3, turns: false };

test('a stored game is read back; what is missing is as usual', () => {
  expect(readStoredMatch('chess', { game: GAME, players: { side: 'second', level: 3 } })).toEqual({
    identity: { id: expect.any(String), began: expect.any(Number) },
    game: GAME,
    players: PLAYERS,
    below: 'second',
    call: null,
    clock: null,
  });
});

test.each([
  [undefined, undefined],
  ['zzz', undefined],
  [5, undefined],
  [{}, undefined],
  ['neutral', undefined],
  ['constructor', undefined],
  ['keeper', 'keeper'],
])('the stored character %j is read as %j', (character, read) => {
  const stored = readStoredMatch('chess', { game: GAME, players: { ...PLAYERS, character } });
  expect(stored?.players).toEqual({ ...PLAYERS, character: read });
});

test.each([
  null,
  { game: GAME },
  { game: GAME, players: { ...PLAYERS, side: 'nobody' } },
  { game: GAME, players: { ...PLAYERS, level: 11 } },
  { game: GAME, players: { ...PLAYERS, level: Number.NaN } },
  { game: { ...GAME, game: 'xiangqi' }, players: PLAYERS },
])('%j is no stored game', (value) => {
  expect(readStoredMatch('chess', value)).toBeUndefined();
});

test('a call has a winner unless it is a draw', () => {
  for (const call of [
    { rule: 'resignation', winner: 'first' },
    { rule: 'time', winner: 'second' },
    { rule: 'agreement' },
    { rule: 'timeDraw' },
  ]) {
    expect(readOffBoardResult({ ...call, more: 1 })).toEqual(call);
  }
  for (const none of [
    null,
    {},
    { rule: 'time' },
    { rule: 'agreement', winner: 'first' },
    { rule: 'x' },
  ]) {
    expect(readOffBoardResult(none)).toBeNull();
  }
});
