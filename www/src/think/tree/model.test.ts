import type { FateName, SearchTree } from '@chariot/protocol';
import { expect, test } from 'vitest';
import {
  bestLine,
  between,
  drawnTree,
  isProbCutTrial,
  isSearched,
  lookOf,
  moveLeftOut,
  piecesAt,
  scoreOf,
  stepsOf,
} from './model.ts';
import { nodeAt } from './paint.ts';
import { boundedScore, rawScore, sideAt, windowAt } from './score.ts';
import { whole } from './viewport.ts';

const FATES: FateName[] = ['allMoves', 'betaCutoff', 'leaf', 'unvisited', 'late'];

/** a (score 10) with one reply; b, cut by the first of two replies; c, left out. */
const reply: SearchTree = {
  searched: 5,
  earlier: 0,
  visited: 4,
  found: { best: undefined, score: { kind: 'centipawns', value: 10 } },
  alphaBeta: undefined,
  fates: FATES,
  //       0  a  a1 b  b1 b2 c
  parent: [0, 0, 1, 0, 3, 3, 0],
  number: [0, 1, 2, 3, 4, 5, 5],
  size: [6, 2, 1, 3, 1, 1, 0],
  seen: [5, 2, 1, 2, 1, 0, 0],
  fate: [0, 0, 2, 1, 2, 3, 4],
  ply: [0, 1, 2, 1, 2, 2, 1],
  depth: [2, 1, 0, 1, 0, 0, 0],
  reduction: [0, 0, 0, 0, 0, 0, 0],
  alpha: [-32_001, -32_001, -32_001, -32_001, 10, -32_001, -32_001],
  beta: [32_001, 32_001, 32_001, -10, 32_001, 32_001, 32_001],
  score: [10, -10, 10, 5, -5, 0, 0],
  minimax: [10, -10, 10, 7, -5, -7],
  untried: [0, 0, 9, 0, 9, 9, 0],
  same: [-1, -1, -1, -1, -1, -1, -1],
  trial: [-1, -1, -1, -1, -1, -1, -1],
  pv: [1, 2],
  uci: '\ne2e4\ne7e5\nd2d4\nd7d5\ng7g5\na2a3',
  text: '\ne4\ne5\nd4\nd5\ng5\na3',
  board: 'e2P e7p\ne2. e4P\ne7. e5p\n\n\n\n',
};
const tree = drawnTree(reply, 'alphaBeta');
const all = drawnTree(reply, 'minimax');

test('a node lies below its parent, as wide as what is below it', () => {
  expect([...tree.level]).toEqual([0, 1, 2, 1, 2, 2, 1]);
  expect([...all.width]).toEqual([6, 2, 1, 3, 1, 1, 0.25]);
  expect([...all.x]).toEqual([0, 0, 0, 2, 2, 3, 5]);
  expect([...tree.width]).toEqual([5, 2, 1, 2, 1, 0.25, 0.25]);
});

test('a trial of ProbCut is told from a search without a move', () => {
  const tried = drawnTree({ ...reply, trial: [-1, -2, -1, 1, -1, 5, -1] }, 'engine');
  expect([1, 2].map((node) => isProbCutTrial(tried, node))).toEqual([true, false]);
  expect([1, 2, 3, 5].map((node) => moveLeftOut(tried, node))).toEqual([
    undefined,
    undefined,
    'e4',
    'g5',
  ]);
});

test('a place of the picture finds the node that is drawn there', () => {
  const size = { width: 600, height: 300 };
  for (let node = 0; node < tree.count; node++) {
    const [x, level] = [tree.x[node] ?? 0, tree.level[node] ?? 0];
    const rows = [10, 100, 200];
    const at = { x: (x + (tree.width[node] ?? 0) / 2) * 120, y: rows[level] ?? 0 };
    expect(nodeAt(tree, whole(5), size, at)).toBe(node);
  }
  expect(nodeAt(tree, whole(5), size, { x: 180, y: 200 })).toBeUndefined();
});

test('minimax searches all nodes, alpha-beta those that it visits', () => {
  expect([...stepsOf(all)]).toEqual([0, 1, 2, 3, 4, 5]);
  expect([...stepsOf(tree)]).toEqual([0, 1, 2, 3, 4]);
  expect([isSearched(tree, 5), scoreOf(all, 5)]).toEqual([false, -7]);
  expect([3, 5, 6, 1].map((node) => lookOf(tree, node))).toEqual([
    'cut',
    'unvisited',
    'leftOut',
    'pv',
  ]);
});

test('the line that judged a move leads to where its score comes from', () => {
  expect(bestLine(tree, 0)).toEqual([0, 1, 2]);
  expect(bestLine(tree, 3)).toEqual([3, 4]);
  expect(bestLine(all, 3)).toEqual([3, 5]);
});

test('the board at a node is that of the root with all changes since', () => {
  const squares = piecesAt(tree, 2).map(({ square, side, kind }) => `${square} ${side} ${kind}`);
  expect(squares.sort()).toEqual(['e4 first P', 'e5 second P']);
});

test('scores say what kind of bound they are', () => {
  expect(boundedScore(tree, 0, 'first')).toBe('+0.10');
  expect(boundedScore(tree, 3, 'second')).toBe('≥ +0.05');
  expect(boundedScore(tree, 3, 'first')).toBe('≤ −0.05');
  expect(boundedScore(tree, 5, 'first')).toBeUndefined();
  expect([rawScore(31_995), rawScore(-31_996), rawScore(32_001)]).toEqual(['#3', '−#2', undefined]);
  expect(windowAt(tree, 4, 'first')).toEqual(['+0.10', undefined]);
  expect(windowAt(tree, 3, 'first')).toEqual(['+0.10', undefined]);
  expect([sideAt(tree, 0, 'second'), sideAt(tree, 1, 'second')]).toEqual(['second', 'first']);
});

test('between two layouts a node is on its way, and what one of them hides closes up', () => {
  expect([...between(all, tree, 0).x]).toEqual([...all.x]);
  expect([...between(all, tree, 1).width]).toEqual([...tree.width]);
  expect(between(all, tree, 0.5).width[3]).toBe(2.5);
});
