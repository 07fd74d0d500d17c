import '@chariot/engine/testing/browser';
import { expect, test } from 'vitest';
import { lineOf, repertoireOf } from '../../shared/repertoire/trees.testing.ts';
import { compareGames, gamesOfSide, type PlayedGame } from './held.ts';

const played = (moves: string): PlayedGame => {
  const line = lineOf(moves);
  return {
    line,
    moves: line.map(({ uci }) => ({ uci, text: uci, from: '', to: '', promotion: undefined })),
  };
};

const TREE = repertoireOf('a b c d e', 'a f g');

test('games that left by the same move are one departure, the most frequent first', () => {
  const games = ['a b c', 'a b x', 'a y', 'a y z'].map(played);
  const { within, departures, ...rest } = compareGames(TREE, 'first', games);
  expect([rest.games, within]).toEqual([4, 1]);
  expect(departures.map(({ kind, games, played }) => [kind, games, played.uci])).toEqual([
    ['other', 2, 'y'],
    ['own', 1, 'x'],
  ]);
});

const tagged = (white: string, black: string) => ({
  tags: new Map([
    ['White', white],
    ['Black', black],
  ]),
});

test('of games with one player in common, those of the side count', () => {
  const games = [tagged('I', 'A'), tagged('B', 'I'), tagged('I', 'C')];
  expect(gamesOfSide(games, 'first')).toEqual([games[0], games[2]]);
  expect(gamesOfSide(games, 'second')).toEqual([games[1]]);
});

test.each([
  ['nobody in common', [tagged('A', 'B'), tagged('C', 'D')]],
  ['two in common', [tagged('A', 'B'), tagged('B', 'A')]],
  ['no names', [{}, tagged('?', '')]],
  ['no games', []],
])('with %s all games count', (_, games) => {
  expect(gamesOfSide(games, 'first')).toEqual(games);
});
