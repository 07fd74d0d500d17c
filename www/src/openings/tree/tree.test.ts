import type { BookMove } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { itemBeside } from '../WalkedTree.tsx';
import { type Branch, DEPTH, grow, lineTo } from './grow.ts';
import { place } from './place.ts';

const book = (uci: string, games: number): BookMove => ({
  move: { uci, text: uci, from: '', to: '', promotion: undefined },
  games,
  wins: games,
  draws: 0,
  losses: 0,
  score: undefined,
  verdict: undefined,
  openingKey: uci,
});

/** The tree of these moves: by the line so far, what is played how often. */
async function grown(moves: Readonly<Record<string, Readonly<Record<string, number>>>>) {
  const asked: string[] = [];
  let tree: readonly Branch[] = [];
  const ask = async (branch: Branch | null): Promise<readonly BookMove[]> => {
    const line = branch ? lineTo(branch).join(' ') : '';
    asked.push(line);
    return Object.entries(moves[line] ?? {}).map(([uci, games]) => book(uci, games));
  };
  const show = (branches: readonly Branch[]): void => {
    tree = branches;
  };
  await grow(ask, show, () => false);
  return { tree, asked };
}

test('the most frequent end grows first, and shares are of all games', async () => {
  const { tree, asked } = await grown({ '': { a: 75, b: 25 }, a: { c: 30, d: 10 }, b: { e: 5 } });
  expect(asked.slice(0, 3)).toEqual(['', 'a', 'a c']);
  const [a, b] = tree;
  expect(a?.children.map(({ share }) => share)).toEqual([0.5625, 0.1875]);
  expect(b?.children.map(({ book, share }) => [book.move.uci, share])).toEqual([['e', 0.25]]);
});

test('rare moves are left out, and the picture has an end', async () => {
  const { tree } = await grown({ '': { a: 990, b: 10 } });
  expect(tree.map(({ book }) => book.move.uci)).toEqual(['a']);
  const letters = ['', 'a', 'a a', 'a a a', 'a a a a', 'a a a a a'];
  const deep = await grown(Object.fromEntries(letters.map((line) => [line, { a: 1 }])));
  expect(deep.asked).toHaveLength(DEPTH);
});

test('a wide opening has no more rows than the picture', async () => {
  const many = { a: 5, b: 5, c: 5, d: 5, e: 5, f: 5, g: 5 };
  const lines = ['', ...Object.keys(many), ...Object.keys(many).map((a) => `a ${a}`)];
  const { tree } = await grown(Object.fromEntries(lines.map((line) => [line, many])));
  expect(tree).toHaveLength(5);
  expect(place(tree).rows).toBe(14);
});

test('first children stand beside their parents; arrow keys go from one to the next', async () => {
  const { tree } = await grown({ '': { a: 60, b: 40 }, a: { c: 2, d: 1 }, b: { e: 1 } });
  const { placed, rows } = place(tree);
  const spots = placed.map(({ branch, parent, row }) => ({
    level: branch.depth,
    parent,
    at: [branch.depth, row] as const,
  }));
  const rowOf = Object.fromEntries(placed.map(({ branch, row }) => [branch.book.move.uci, row]));
  expect([rowOf, rows]).toEqual([{ a: 0, c: 0, d: 1, b: 2, e: 2 }, 3]);
  const go = (from: string, key: string): string | undefined => {
    const at = placed.find(({ branch }) => branch.book.move.uci === from);
    return at && itemBeside(placed, spots, placed.indexOf(at), key)?.branch.book.move.uci;
  };
  expect(go('a', 'ArrowRight')).toBe('c');
  expect(go('c', 'ArrowDown')).toBe('d');
  expect(go('d', 'ArrowDown')).toBe('e');
  expect(go('e', 'ArrowLeft')).toBe('b');
  expect(go('b', 'ArrowUp')).toBe('a');
  expect(go('e', 'Home')).toBe('a');
  expect(go('c', 'End')).toBe('e');
  expect(go('c', 'ArrowRight')).toBeUndefined();
});
