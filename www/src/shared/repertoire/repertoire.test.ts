import { expect, test } from 'vitest';
import {
  EMPTY,
  fromRows,
  merged,
  nodeAt,
  nodesOf,
  pathAlong,
  questionsOf,
  rowsOf,
  sizeOf,
  withLine,
  without,
} from './repertoire.ts';
import { lineOf, repertoireOf } from './trees.testing.ts';

const TREE = repertoireOf('a b c d', 'a b e', 'a f g');

const lines = (root = TREE): string[] =>
  [...nodesOf(root)]
    .filter(({ node }) => node.next.length === 0)
    .map(({ moves }) => moves.join(' '));

test('lines share their first moves', () => {
  expect(sizeOf(TREE)).toEqual({ moves: 7, lines: 3 });
  expect(lines()).toEqual(['a b c d', 'a b e', 'a f g']);
  expect(sizeOf(EMPTY)).toEqual({ moves: 0, lines: 0 });
});

test('a line that is there already changes nothing, not even the object', () => {
  expect(withLine(TREE, lineOf('a b c'))).toBe(TREE);
  expect(merged(TREE, repertoireOf('a f g', 'a b'))).toBe(TREE);
});

test('what is added stands after what was there', () => {
  expect(lines(merged(TREE, repertoireOf('h', 'a b i')))).toEqual([
    'a b c d',
    'a b e',
    'a b i',
    'a f g',
    'h',
  ]);
});

test('a move goes with all that follows it', () => {
  expect(lines(without(TREE, ['a', 'b']))).toEqual(['a f g']);
  expect(without(TREE, ['a'])).toEqual(EMPTY);
  expect(without(TREE, ['a', 'x'])).toEqual(TREE);
});

test('nodes are found by their moves', () => {
  expect(nodeAt(TREE, ['a', 'b', 'e'])?.key).toBe('abe');
  expect(nodeAt(TREE, [])).toBe(TREE);
  expect(nodeAt(TREE, ['a', 'x'])).toBeUndefined();
  expect(pathAlong(TREE, ['a', 'f', 'x', 'g']).map(({ uci }) => uci)).toEqual(['', 'a', 'f']);
});

test('questions are positions with the side to move that have an answer', () => {
  const keys = (side: 'first' | 'second') =>
    [...questionsOf(TREE, side)].map(({ node }) => node.key);
  expect(keys('first')).toEqual(['', 'ab', 'af']);
  expect(keys('second')).toEqual(['a', 'abc']);
});

test('rows give the same repertoire again', () => {
  expect(fromRows(rowsOf(TREE))).toEqual(TREE);
  expect(fromRows(rowsOf(EMPTY))).toEqual(EMPTY);
  expect(fromRows(JSON.parse(JSON.stringify(rowsOf(TREE))))).toEqual(TREE);
  expect(fromRows([[3, 'a', 'a']])).toBeUndefined();
});
