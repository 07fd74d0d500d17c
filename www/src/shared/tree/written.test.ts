import '@chariot/engine/testing/browser';
import { deflateRawSync } from 'node:zlib';
import { MoveTree, type TreeNode } from '@chariot/game';
import { bareStart } from '@chariot/game/testing';
import { expect, test } from 'vitest';
import { fetchForEachGame } from '../games/index.ts';
import { checksum, packText, unpackText } from './link.ts';
import { isPlain, LONGEST_LINK, readShared, type SharedTree, writeShared } from './written.ts';

const { chess } = await fetchForEachGame(({ analysis }) => analysis());

/** A tree of made-up moves: no rule is checked. */
function treeOf(tags: Iterable<[string, string]> = []): MoveTree {
  return new MoveTree('chess', undefined, bareStart(), new Map(tags));
}

function play(tree: MoveTree, from: TreeNode, text: string): TreeNode {
  const last = text.split(' ').reduce((node, move) => {
    return tree.add(node, { uci: move, text: move, from: '', to: '', promotion: undefined });
  }, from);
  return last;
}

function shared(tree: MoveTree): SharedTree {
  const { text } = chess;
  return {
    tree,
    text,
    textOf: ({ move }) => move?.text ?? '',
    format: undefined,
    result: undefined,
  };
}

/** Random letters, which do not compress. */
function noise(length: number, seed: number): string {
  let state = seed;
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String.fromCharCode(97 + (Math.floor(state / 65_536) % 26));
  }).join('');
}

test.each(['', 'a', 'ab', 'abc', '炮二平五 {♞ ±}', 'e4 e5 '.repeat(500)])(
  'a text comes back as it was: %.20s',
  async (text) => {
    const packed = await packText(text);
    expect(packed).toMatch(/^[\w-]*$/);
    expect(await unpackText(packed)).toBe(text);
  },
);

test('a text that lost or changed a letter is damaged', async () => {
  const packed = await packText('1. e4 { a comment } e5');
  for (let at = 0; at < packed.length; at += 1) {
    expect(await unpackText(packed.slice(0, at) + packed.slice(at + 1))).toBe('damaged');
    const other = packed[at] === 'A' ? 'B' : 'A';
    expect(await unpackText(packed.slice(0, at) + other + packed.slice(at + 1))).toBe('damaged');
  }
  const noStream = 'AAAA';
  expect(await unpackText(noStream + checksum(noStream))).toBe('damaged');
});

test('a few letters that unfold to megabytes are refused', async () => {
  const letters = deflateRawSync(Buffer.alloc(5_000_000, 'a')).toString('base64url');
  expect(letters.length).toBeLessThan(LONGEST_LINK);
  expect(await unpackText(letters + checksum(letters))).toBe('tooLong');
});

test('names, comments, variations, marks, clocks and the place come back', async () => {
  const tree = treeOf([
    ['White', 'Ann "A"'],
    ['Black', '许银川'],
  ]);
  const end = play(tree, tree.root, 'e4 e5 Nf3');
  const other = play(tree, tree.root, 'd4 d5');
  Object.assign(end, { comment: 'The end', glyphs: [3, 16], commands: [['clk', '0:01:00']] });
  Object.assign(other, { before: 'or', shapes: [{ brush: 'red', from: 'd4' }] });
  const link = await writeShared(shared(tree), other);
  expect(link?.leftOut).toEqual([]);
  const read = await readShared(link?.part ?? '');
  if (typeof read === 'string') throw new Error(read);
  expect(read.parsed.tags.get('White')).toBe('Ann "A"');
  expect(read.parsed.tags.get('Black')).toBe('许银川');
  const [main, variation] = read.parsed.next;
  expect(main?.next[0]?.next[0]).toMatchObject({
    text: 'Nf3',
    comment: 'The end',
    glyphs: [3, 16],
    commands: [['clk', '0:01:00']],
  });
  expect(read.at).toBe(variation?.next[0]);
  expect(read.at).toMatchObject({ text: 'd5', shapes: [{ brush: 'red', from: 'd4' }] });
});

test('what does not fit is left out, least first, and told', async () => {
  const tree = treeOf([['White', 'Ann']]);
  let node = tree.root;
  for (let ply = 0; ply < 80; ply += 1) {
    node = play(tree, node, `m${ply}`);
    node.commands = [['clk', `1:${String(ply % 60).padStart(2, '0')}:33`]];
  }
  node.glyphs = [4];
  const all = await writeShared(shared(tree), node);
  expect(all?.leftOut).toEqual([]);
  const line = tree.mainLine();
  for (const [i, one] of line.entries()) one.comment = noise(100, i);
  for (const [i, one] of line.entries()) one.commands = [['x', noise(40, i + 100)]];
  const lessened = await writeShared(shared(tree), node);
  expect(lessened?.leftOut).toEqual(['times']);
  for (const [i, one] of line.entries()) one.comment = noise(200, i);
  const bare = await writeShared(shared(tree), node);
  expect(bare?.leftOut).toEqual(['times', 'comments']);
  expect(bare?.part.length).toBeLessThanOrEqual(LONGEST_LINK);
  const read = await readShared(bare?.part ?? '');
  expect(read).toMatchObject({ at: { text: 'm79', glyphs: [4] } });
  for (const [i, one] of line.entries()) play(tree, one, `x${noise(300, i)}`);
  expect((await writeShared(shared(tree), node))?.leftOut).toEqual([
    'times',
    'comments',
    'variations',
  ]);
});

test('a game that cannot be shortened enough has no link', async () => {
  const tree = treeOf([['Event', Array.from({ length: 9_000 }, (_, i) => i).join('')]]);
  play(tree, tree.root, 'e4');
  expect(await writeShared(shared(tree), tree.root)).toBeNull();
});

test('a game of moves only needs no long link', () => {
  const tree = treeOf();
  const end = play(tree, tree.root, 'e4 e5');
  expect(isPlain(tree)).toBe(true);
  end.glyphs = [1];
  expect(isPlain(tree)).toBe(false);
  expect(isPlain(treeOf([['White', 'Ann']]))).toBe(false);
});

test.each([
  ['g=', 'damaged'],
  ['g=AAAA', 'damaged'],
  ['g=%41', 'damaged'],
  [`g=${'A'.repeat(LONGEST_LINK)}`, 'tooLong'],
])('%.20s is refused', async (part, reason) => expect(await readShared(part)).toBe(reason));
