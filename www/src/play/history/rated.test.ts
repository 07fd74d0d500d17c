import { RATINGS } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { evenly } from '../clock.ts';
import type { KeptGame } from './kept.ts';
import { ratedOf } from './rated.ts';

const MOVES = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];
const [FAST, SLOW] = [
  { base: 60_000, increment: 0 },
  { base: 600_000, increment: 0 },
];

const LOST: KeptGame = {
  identity: { id: 'a game', began: 1 },
  game: { game: 'chess', moves: MOVES },
  players: { side: 'first', level: 3, turns: false },
  below: 'first',
  call: null,
  clock: null,
  result: { termination: 'checkmate', winner: 'second' },
  changed: 7,
  isUnaided: true,
};
const clock = (control: NonNullable<KeptGame['clock']>['control']) => ({
  clock: { control, left: { first: 1, second: 1 }, after: [] },
});

test('a finished game counts by its result, against the Elo of its level', () => {
  const opponent = RATINGS.chess[2];
  expect(ratedOf(LOST)).toEqual({ id: 'a game', ended: 7, opponent, score: 0 });
  const players = { ...LOST.players, side: 'second' as const };
  expect(ratedOf({ ...LOST, players })?.score).toBe(1);
  const drawn = { termination: 'agreement', winner: undefined };
  expect(ratedOf({ ...LOST, result: drawn })?.score).toBe(0.5);
  for (const termination of ['resignation', 'time']) {
    expect(ratedOf({ ...LOST, result: { termination, winner: 'second' } })?.score).toBe(0);
  }
  expect(ratedOf({ ...LOST, ...clock(evenly(FAST)) })?.score).toBe(0);
  const xiangqi = { game: 'xiangqi' as const, moves: MOVES };
  expect(ratedOf({ ...LOST, game: xiangqi })?.opponent).toBe(RATINGS.xiangqi[2]);
});

test.each<[string, Partial<KeptGame>]>([
  ['is not over', { result: null }],
  ['is of two players', { players: { ...LOST.players, side: 'both' } }],
  ['was played with help', { isUnaided: false }],
  ['began from another position', { game: { ...LOST.game, start: '4k3/8/8/8/8/8/8/4K2R w - -' } }],
  ['is too short', { game: { ...LOST.game, moves: MOVES.slice(0, 3) } }],
  ['had different times', clock({ first: SLOW, second: FAST })],
])('a game that %s does not count', (_, change) => {
  expect(ratedOf({ ...LOST, ...change })).toBeUndefined();
});
