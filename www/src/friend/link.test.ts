import { describe, expect, test } from 'vitest';
import { arrival, type FriendGame, gameIn, type KnownGame, queryOf } from './link.ts';

const game = (moves: string, changes: Partial<FriendGame> = {}): FriendGame => ({
  id: 'abc123',
  moves: moves.split(' ').filter(Boolean),
  names: { first: 'Ann', second: '' },
  call: null,
  ...changes,
});
const known = (moves: string, side: KnownGame['side'] = 'first'): KnownGame => ({
  ...game(moves),
  side,
});

describe('the address', () => {
  test('is read as it was written', () => {
    const all = game('e2e4 e7e8q a10a9', { names: { first: 'Ann & Bob', second: '小李' } });
    expect(gameIn(queryOf(all))).toEqual(all);
    expect(gameIn(queryOf(game('', { call: 'resigned' })))).toEqual(game('', { call: 'resigned' }));
  });

  test.each(['', 'id=x', 'id=abc123&moves=e2', 'id=abc123&moves=<b>', 'id=../../&moves='])(
    'of anything else holds no game: %s',
    (query) => expect(gameIn(query)).toBeNull(),
  );
});

describe('a link', () => {
  test('of a game not known is answered by whoever opens it', () => {
    expect(arrival(undefined, game('e2e4'))).toMatchObject({
      kind: 'opened',
      game: { side: 'second' },
    });
    expect(arrival(undefined, game(''))).toMatchObject({ game: { side: 'first' } });
    const resigned = game('e2e4', { call: 'resigned' });
    expect(arrival(undefined, resigned)).toMatchObject({ game: { side: 'first' } });
  });

  test('brings the friend’s move, and their name', () => {
    const names = { first: '', second: 'Bob' };
    const found = arrival(known('e2e4'), game('e2e4 e7e5', { names }));
    expect(found).toMatchObject({
      kind: 'opened',
      game: { side: 'first', moves: ['e2e4', 'e7e5'], names: { first: 'Ann', second: 'Bob' } },
    });
  });

  test('of an earlier position changes nothing', () => {
    expect(arrival(known('e2e4 e7e5'), game('e2e4')).kind).toBe('known');
    expect(arrival(known('e2e4'), game('e2e4')).kind).toBe('known');
  });

  test('with an offer that was answered, opened again, changes nothing', () => {
    const offer = game('e2e4 e7e5', { call: 'offered' });
    for (const call of ['agreed', 'resigned', null] as const) {
      expect(arrival({ ...known('e2e4 e7e5'), call }, offer).kind).toBe('known');
    }
  });

  test.each<[string, KnownGame, FriendGame, number]>([
    ['another history', known('e2e4 e7e5 g1f3'), game('d2d4 e7e5 g1f3 b8c6'), 0],
    ['a changed reply', known('e2e4 e7e5 g1f3'), game('e2e4 c7c5 g1f3 b8c6'), 1],
    ['a changed earlier move in a shorter link', known('e2e4 e7e5'), game('d2d4'), 0],
    ['two moves at once', known('e2e4'), game('e2e4 e7e5 g1f3'), 1],
    ['a move in my name', known('e2e4 e7e5'), game('e2e4 e7e5 g1f3'), 2],
    ['a resignation in my name', known('e2e4 e7e5'), game('e2e4 e7e5', { call: 'resigned' }), 2],
    ['a move with my resignation', known('e2e4'), game('e2e4 e7e5', { call: 'resigned' }), 1],
    ['an agreement to no offer', known('e2e4'), game('e2e4', { call: 'agreed' }), 1],
    ['a move after a resignation', { ...known('e2e4'), call: 'resigned' }, game('e2e4 e7e5'), 1],
  ])('with %s is refused', (_, here, link, ply) => {
    expect(arrival(here, link)).toEqual({ kind: 'forged', game: here, ply });
  });

  test('may bring a resignation of the friend, or their answer to an offer', () => {
    expect(arrival(known('e2e4'), game('e2e4', { call: 'resigned' })).kind).toBe('opened');
    const offered: KnownGame = { ...known('e2e4'), call: 'offered' };
    expect(arrival(offered, game('e2e4', { call: 'agreed' })).kind).toBe('opened');
    expect(arrival(offered, game('e2e4 e7e5')).kind).toBe('opened');
    expect(arrival(known('e2e4'), game('e2e4 e7e5', { call: 'offered' })).kind).toBe('opened');
  });
});
