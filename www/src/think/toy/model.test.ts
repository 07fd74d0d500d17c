import { expect, test } from 'vitest';
import {
  alphaBeta,
  asGiven,
  decisionsOf,
  drawReplies,
  fewestLooks,
  inOrder,
  looksAt,
  minimax,
  type Replies,
  sorted,
  type ToyTree,
  toFront,
  walk,
} from './model.ts';

/** Whole numbers from −5 to 5, the same in every run. */
function numbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 11) - 5;
  };
}

const draw = numbers();
const TREES: readonly Replies[] = Array.from({ length: 500 }, () =>
  [0, 1, 2].map(() => [draw(), draw(), draw()]),
);
const DEEP = Array.from({ length: 100 }, () =>
  [0, 1, 2].map(() => [0, 1].map(() => [0, 1, 2].map(() => [draw(), draw()]))),
);

test('minimax: the opponent takes the smallest, we the largest of these', () => {
  expect(minimax(4)).toBe(4);
  expect(
    minimax([
      [3, 5],
      [2, 9],
    ]),
  ).toBe(3);
  expect(
    minimax([
      [[1, 4], [2]],
      [[7], [3, 0]],
    ]),
  ).toBe(3);
});

test('alpha-beta gives the value of minimax with no more looks, however deep the tree', () => {
  for (const tree of [...TREES, ...DEEP]) {
    const { value, looks } = alphaBeta(tree);
    expect(value).toBe(minimax(tree));
    expect(looks).toBeLessThanOrEqual(tree.flat(4).length);
  }
});

test('the walk by hand is alpha-beta if it cuts whenever it may', () => {
  for (const tree of TREES) {
    const { best, looked, needless } = walk(tree, decisionsOf(tree));
    const { value, looks } = alphaBeta(tree);
    expect([best?.value, looked.reduce((sum, count) => sum + count, 0)]).toEqual([value, looks]);
    expect(needless).toBe(0);
    expect(looksAt(tree)).toBe(looks);
  }
});

test('no number that was left out could change the move', () => {
  for (const tree of TREES.slice(0, 300)) {
    const { best, looked } = walk(tree, decisionsOf(tree));
    for (const extreme of [-5, 5]) {
      const other = tree.map((row, move) =>
        row.map((value, reply) => (reply < (looked[move] ?? 0) ? value : extreme)),
      );
      expect(minimax(other)).toBe(best?.value);
      expect(minimax(other[best?.move ?? -1] ?? 0, false)).toBe(best?.value);
    }
  }
});

test('a cut too early is ignored, and a look that could not matter is counted', () => {
  const tree = [
    [1, 2],
    [0, 3],
    [4, 5],
  ];
  expect(walk(tree, ['cut']).looked).toEqual([0, 0, 0]);
  expect(walk(tree, ['look', 'cut']).looked).toEqual([1, 0, 0]);
  const late = walk(tree, ['look', 'look', 'look', 'look']);
  expect([late.looked, late.needless, late.best]).toEqual([[2, 2, 0], 1, { move: 0, value: 1 }]);
  expect(walk(tree, ['look', 'look', 'look', 'cut']).move).toBe(2);
});

test('the best order needs the fewest looks, and no order changes the value', () => {
  for (const tree of TREES) {
    const best = looksAt(inOrder(tree, sorted(tree, 'best')));
    expect(best).toBe(fewestLooks(3, 2));
    for (const order of [
      asGiven(tree),
      sorted(tree, 'worst'),
      toFront(asGiven(tree), 2),
      toFront(asGiven(tree), 1, 2),
    ]) {
      const other = inOrder(tree, order);
      expect(looksAt(other)).toBeGreaterThanOrEqual(best);
      expect(minimax(other)).toBe(minimax(tree));
    }
  }
  expect(
    toFront(
      asGiven([
        [1, 2],
        [3, 4],
      ]),
      1,
      1,
    ),
  ).toEqual([
    { move: 0, replies: [0, 1] },
    { move: 1, replies: [1, 0] },
  ]);
});

test('the fewest looks at deeper trees are those of the best order', () => {
  const full = (moves: number, plies: number): ToyTree =>
    plies === 0 ? 0 : Array.from({ length: moves }, () => full(moves, plies - 1));
  for (const [moves, plies] of [
    [2, 3],
    [3, 4],
    [5, 4],
  ] as const) {
    // All ends are equal, so every order is the best.
    expect(alphaBeta(full(moves, plies)).looks).toBe(fewestLooks(moves, plies));
  }
  expect(fewestLooks(30, 6)).toBe(53_999);
});

test('drawn numbers leave something to cut', () => {
  const random = () => (draw() + 5) / 11;
  for (let i = 0; i < 50; i += 1) {
    const replies = drawReplies(5, random);
    expect(replies.map((row) => row.length)).toEqual([3, 3, 3]);
    expect(Math.max(...replies.flat().map(Math.abs))).toBeLessThanOrEqual(5);
    expect(looksAt(replies)).toBeLessThanOrEqual(7);
  }
});
