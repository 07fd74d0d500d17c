import { expect, test } from 'vitest';
import { EMPTY, nodeAt, type RepertoireNode } from '../../shared/repertoire/repertoire.ts';
import { repertoireOf } from '../../shared/repertoire/trees.testing.ts';
import { itemBeside } from '../WalkedTree.tsx';
import { MOST_COLUMNS, pictureOf } from './picture.ts';
import type { Survey } from './survey.ts';

const TREE = repertoireOf('a b e', 'a c f');
const reach = new Map<RepertoireNode, number>(
  (
    [
      [['a'], 1],
      [['a', 'b'], 0.75],
      [['a', 'b', 'e'], 0.75],
      [['a', 'c'], 0.25],
      [['a', 'c', 'f'], 0.25],
    ] as const
  ).map(([moves, share]) => [nodeAt(TREE, moves) ?? EMPTY, share]),
);
const SURVEY: Survey = {
  root: TREE,
  side: 'first',
  reach,
  holes: [
    {
      moves: ['a', 'd'],
      reach: 0.1,
      book: {
        move: { uci: 'd', text: 'd', from: '', to: '', promotion: undefined },
        games: 1,
        wins: 0,
        draws: 0,
        losses: 0,
        score: undefined,
        verdict: undefined,
        openingKey: 'ad',
      },
    },
  ],
};
const draw = (node = TREE, moves: readonly string[] = [], survey: Survey | null = SURVEY) =>
  pictureOf({ node, moves, side: 'first', survey, cards: {}, now: 0 });

test('moves stand beside what they follow, the more frequent higher', () => {
  const { tiles, height } = draw();
  expect(tiles.map(({ moves }) => moves.join(' '))).toEqual([
    'a',
    'a b',
    'a b e',
    'a c',
    'a c f',
    'a d',
  ]);
  const [a, b, e, c, , d] = tiles;
  expect(a?.height).toBe(height);
  expect((b?.height ?? 0) > (c?.height ?? 0)).toBe(true);
  expect(e?.top).toBe(b?.top);
  expect(c?.top).toBe(b?.height);
  expect(tiles.map(({ kind }) => kind)).toEqual([
    'fresh',
    'theirs',
    'fresh',
    'theirs',
    'fresh',
    'hole',
  ]);
  expect(d?.card).toBeUndefined();
  expect(e?.card).toBe('ab abe');
});

test('it begins where one looks', () => {
  const { tiles } = draw(nodeAt(TREE, ['a', 'b']), ['a', 'b']);
  expect(tiles.map(({ moves }) => moves.join(' '))).toEqual(['a b e']);
});

test('a large repertoire has fewer columns, and says how many moves follow', () => {
  const lines = Array.from({ length: 60 }, (_, i) => `a b c d e${i} f g h`);
  const { tiles, columns } = draw(repertoireOf(...lines), [], null);
  expect(columns).toBe(4);
  expect(tiles.at(-1)?.more).toBe(240);
  expect(draw(repertoireOf('a b c d e f g h'), [], null).columns).toBe(MOST_COLUMNS);
});

test('arrow keys lead from tile to tile', () => {
  const { tiles } = draw();
  const [a, b, e, c, f, d] = tiles;
  const spots = tiles.map(({ column, parent, top }) => ({
    level: column + 1,
    parent,
    at: [column, top] as const,
  }));
  const from = (tile: typeof a, key: string) =>
    tile && itemBeside(tiles, spots, tiles.indexOf(tile), key);
  expect(from(a, 'ArrowRight')).toBe(b);
  expect(from(e, 'ArrowDown')).toBe(f);
  expect(from(c, 'ArrowLeft')).toBe(a);
  expect(from(c, 'ArrowDown')).toBe(d);
  expect(from(c, 'ArrowUp')).toBe(b);
  expect(from(c, 'End')).toBe(d);
  expect(from(f, 'Home')).toBe(a);
  expect(from(a, 'ArrowLeft')).toBeUndefined();
});
