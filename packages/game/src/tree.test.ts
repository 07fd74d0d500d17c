import type { NotatedMove, SideName } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { clockLine, lineOf } from './parsed.ts';
import { bareStart } from './start.testing.ts';
import {
  branchOf,
  endOf,
  MoveTree,
  movesTo,
  numberOf,
  siblingOf,
  type TreeNode,
  toMoveAt,
} from './tree.ts';

const move = (uci: string): NotatedMove => ({
  uci,
  from: uci.slice(0, 2),
  to: uci.slice(2, 4),
  promotion: undefined,
  text: uci,
});

function built(...lines: string[]): { tree: MoveTree; at(line: string): TreeNode } {
  const tree = new MoveTree('chess', undefined, bareStart());
  const nodes = new Map<string, TreeNode>();
  for (const line of lines) {
    let node = tree.root;
    for (const uci of line.split(' ')) node = tree.add(node, move(uci));
    nodes.set(line, node);
  }
  return {
    tree,
    at(line) {
      const node = nodes.get(line);
      if (!node) throw new Error(`no line ${line}`);
      return node;
    },
  };
}
const texts = (nodes: Iterable<TreeNode>): string => {
  return [...nodes].flatMap((node) => node.move?.uci ?? []).join(' ');
};

test('a move played again is the one that is there; another one becomes a variation', () => {
  const { tree, at } = built('e2e4 e7e5', 'e2e4 c7c5 g1f3', 'e2e4 e7e5 g1f3');
  expect(texts(tree.mainLine())).toBe('e2e4 e7e5 g1f3');
  expect(texts(tree.nodes())).toBe('e2e4 e7e5 g1f3 c7c5 g1f3');
  expect(branchOf(at('e2e4 c7c5 g1f3'))?.move?.uci).toBe('c7c5');
  expect(branchOf(at('e2e4 e7e5 g1f3'))).toBeNull();
  expect(movesTo(at('e2e4 c7c5 g1f3'))).toEqual(['e2e4', 'c7c5', 'g1f3']);
});

test('promoting a variation moves it up by one place, the innermost first', () => {
  const { tree, at } = built('e2e4 e7e5', 'd2d4 d7d5', 'd2d4 g8f6', 'c2c4');
  tree.promote(at('c2c4'));
  expect(texts(tree.root.children)).toBe('e2e4 c2c4 d2d4');
  tree.promote(at('c2c4'));
  expect(texts(tree.mainLine())).toBe('c2c4');
  tree.promote(at('d2d4 g8f6'));
  expect(texts(tree.root.children)).toBe('c2c4 e2e4 d2d4');
  expect(texts(at('d2d4 g8f6').parent?.children ?? [])).toBe('g8f6 d7d5');
  tree.promote(tree.root);
  tree.promote(at('c2c4'));
  expect(texts(tree.root.children)).toBe('c2c4 e2e4 d2d4');
});

test('removing a move removes what follows it; the next variation becomes the line', () => {
  const { tree, at } = built('e2e4 e7e5 g1f3', 'e2e4 c7c5');
  const gone = at('e2e4 e7e5 g1f3').parent;
  if (!gone) throw new Error('no parent');
  expect(tree.remove(gone)).toBe(gone.parent);
  expect(texts(tree.nodes())).toBe('e2e4 c7c5');
  expect(tree.remove(tree.root)).toBe(tree.root);
});

test('siblings go round, and a move without alternative has none', () => {
  const { tree, at } = built('e2e4 e7e5', 'd2d4', 'c2c4');
  expect(siblingOf(at('d2d4'), 1)).toBe(at('c2c4'));
  expect(siblingOf(at('c2c4'), 1)?.move?.uci).toBe('e2e4');
  expect(siblingOf(at('c2c4'), -1)).toBe(at('d2d4'));
  expect(siblingOf(at('e2e4 e7e5'), 1)).toBeUndefined();
  expect(siblingOf(tree.root, 1)).toBeUndefined();
  expect(endOf(tree.root)).toBe(at('e2e4 e7e5'));
});

test('moves are numbered from the start position, whichever side begins', () => {
  const { tree, at } = built('e2e4 e7e5 g1f3');
  expect(numberOf(tree, at('e2e4 e7e5 g1f3'))).toEqual({ number: 2, mover: 'first' });
  expect(toMoveAt(tree, tree.root)).toBe('first');
  const later = new MoveTree('chess', 'x', bareStart({ toMove: 'second', moveNumber: 12 }));
  const one = later.add(later.root, move('e7e5'));
  const two = later.add(one, move('e2e4'));
  expect(numberOf(later, one)).toEqual({ number: 12, mover: 'second' });
  expect(numberOf(later, two)).toEqual({ number: 13, mover: 'first' });
  expect(toMoveAt(later, two)).toBe('second');
});

test.each<[SideName, string[]]>([
  ['first', ['0:04:58', '0:05:00', '1:00:01']],
  ['second', ['0:05:00', '0:04:51', '0:04:50']],
])('the clocks of a game that was played are of who moved: %s begins', (begins, expected) => {
  const times = [
    { first: 300_000, second: 300_000 },
    { first: 298_000, second: 299_900 },
    { first: 290_600, second: 300_000 },
    { first: 3_600_800, second: 290_000 },
  ];
  const { line } = lineOf(['a', 'b', 'c']);
  clockLine(line, times, begins);
  expect(line.map(({ commands }) => commands?.[0]?.[1])).toEqual(expected);
});
