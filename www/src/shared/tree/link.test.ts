import { describe, expect, test } from 'vitest';
import { linkIn, MOST_PLIES, readLink, writeLink } from './link.ts';

const CHESS = { files: 8, ranks: 8 };
const XIANGQI = { files: 9, ranks: 10 };

describe.each([
  ['no move', CHESS, []],
  ['a few', CHESS, ['e2e4', 'e7e5', 'g1f3']],
  ['corners', CHESS, ['a1h8', 'h8a1', 'a8h1']],
  ['promotions', CHESS, ['e7e8q', 'a2a1n', 'b7a8r', 'h2g1b', 'e2e4']],
  ['xiangqi', XIANGQI, ['h3e3', 'h10g8', 'i10i9', 'a1a2']],
])('%s', (_, size, moves) => {
  test('come back as they were', () => {
    const link = writeLink(size, { moves, ply: moves.length });
    expect(readLink(size, link)).toEqual({ moves, ply: moves.length });
  });

  test('start and place come back too', () => {
    const start = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
    const linked = { start, moves, ply: 0 };
    expect(readLink(size, writeLink(size, linked))).toEqual(linked);
  });
});

test('a game of forty moves takes less than 200 characters, and none that an address would change', () => {
  const moves = Array.from({ length: 80 }, (_, i) => (i % 2 === 0 ? 'e2e4' : 'e7e5'));
  const link = writeLink(CHESS, { moves, ply: 80 });
  expect(link.length).toBeLessThan(200);
  expect(new URL(`http://host/#${link}`).hash).toBe(`#${link}`);
});

test('a link that lost or changed a letter is damaged, whichever letter', () => {
  const link = writeLink(CHESS, { moves: ['e2e4', 'e7e5', 'g1f3', 'b8c6'], ply: 4 });
  for (let at = 2; at < link.length; at += 1) {
    expect(readLink(CHESS, link.slice(0, at) + link.slice(at + 1)), `without ${at}`).toBe(
      'damaged',
    );
    const other = link[at] === 'A' ? 'B' : 'A';
    const changed = link.slice(0, at) + other + link.slice(at + 1);
    expect(readLink(CHESS, changed), `changed ${at}`).toBe('damaged');
  }
});

test.each([
  ['m=', 'damaged'],
  ['m=AAAA', 'damaged'],
  ['p=3', 'damaged'],
  ['p=-1', 'damaged'],
  ['p=x', 'damaged'],
  ['f=', 'damaged'],
  ['f=%E0%A4%A', 'damaged'],
  ['what=ever', 'damaged'],
  ['x'.repeat(4_000), 'tooLong'],
])('%.20s is refused', (link, reason) => {
  expect(readLink(CHESS, link)).toBe(reason);
});

test('a link of one game is not read as one of the other', () => {
  const link = writeLink(XIANGQI, { moves: ['i10i9', 'a1a2', 'i9i10'], ply: 3 });
  expect(readLink(CHESS, link)).toBe('damaged');
});

test('a game that is too long is not linked', () => {
  const moves = Array.from({ length: MOST_PLIES + 1 }, () => 'e2e4');
  expect(writeLink(CHESS, { moves, ply: 0 })).toBe('tooLong');
  expect(readLink(CHESS, writeLink(CHESS, { moves: moves.slice(1), ply: 0 }))).toMatchObject({
    ply: 0,
  });
});

test('the link is what follows view and game in an address', () => {
  expect(linkIn('#analysis/chess/f=8/8_w')).toBe('f=8/8_w');
  expect(linkIn('#analysis/chess')).toBe('');
  expect(linkIn('')).toBe('');
});
