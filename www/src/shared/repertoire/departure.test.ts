import { expect, test } from 'vitest';
import { departureOf } from './departure.ts';
import { lineOf, repertoireOf } from './trees.testing.ts';

const TREE = repertoireOf('a b c d e', 'a f g');

test.each([
  ['a b x', { kind: 'own', ply: 2, answers: [{ uci: 'c', key: 'abc' }] }],
  ['a x', { kind: 'other', ply: 1 }],
  ['x', { kind: 'own', ply: 0, answers: [{ uci: 'a', key: 'a' }] }],
  ['a b c d e h', { kind: 'end', ply: 5 }],
  ['a f', { kind: 'end', ply: 2 }],
] as const)('%s', (moves, departure) => {
  expect(departureOf(TREE, 'first', lineOf(moves))).toEqual(departure);
});

test('the other side sees it the other way round', () => {
  expect(departureOf(TREE, 'second', lineOf('a x'))).toEqual({
    kind: 'own',
    ply: 1,
    answers: [
      { uci: 'b', key: 'ab' },
      { uci: 'f', key: 'af' },
    ],
  });
});

test('another order of moves stays in the repertoire', () => {
  const game = [
    { uci: 'y', key: 'y' },
    { uci: 'z', key: 'ab' },
    { uci: 'x', key: 'x' },
  ];
  const root = repertoireOf('a b c', 'y w v');
  expect(departureOf(root, 'first', game)).toEqual({
    kind: 'own',
    ply: 2,
    answers: [{ uci: 'c', key: 'abc' }],
  });
});
