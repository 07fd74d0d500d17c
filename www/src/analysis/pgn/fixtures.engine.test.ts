import '@chariot/engine/testing/browser';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineOf } from '@chariot/engine/testing';
import { joined, type MoveTree, type TreeNode } from '@chariot/game';
import { glyphOfJudgement, readGames, writeGame } from '@chariot/game/pgn';
import type { GameName, MoveStyle } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { fetchForEachGame } from '../../shared/games/index.ts';
import { buildTree, written } from '../../shared/tree/build.ts';
import { kindOf } from '../../shared/tree/kind.ts';

/**
 * Files in the style of common programs and publishers. The moves that python-chess reads in the chess ones lie next to
 * them, written by `scripts/pgn_oracle.py`. An export loses nothing of a file except
 *
 * - line breaks and repeated spaces in comments, which become one space;
 * - the boundary between two comments of a move;
 * - lines that begin with a percent sign;
 * - a closing brace in a comment to the end of the line, which becomes a parenthesis;
 * - moves after a null move, which become a comment;
 * - the order of commands and drawings within a comment, and of symbols;
 * - the spelling of the start position (`HAha` becomes `KQkq`).
 */
const FOLDER = join(import.meta.dirname, '../../../../packages/game/src/pgn/fixtures');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.pgn'));
const engines = { chess: await engineOf('chess'), xiangqi: await engineOf('xiangqi') };
const games = await fetchForEachGame(({ analysis }) => analysis());

async function treeOf(text: string): Promise<{ tree: MoveTree; rejected: string[] }> {
  const read = readGames(text);
  expect(read).toHaveLength(1);
  const [parsed] = read;
  if (!parsed) throw new Error('no game');
  expect(parsed.error).toBeNull();
  const { game, style } = kindOf(parsed, 'chess', games);
  const built = await buildTree(engines[game], game, parsed, { read: style, write: style });
  if ('error' in built) throw new Error(JSON.stringify(built.error));
  return { tree: built.tree, rejected: built.bad ? [built.bad.move.text] : [] };
}

async function exported(tree: MoveTree, shown: MoveStyle): Promise<string> {
  const { text } = games[tree.game];
  const { style, format } = text.writeStyle(shown);
  const texts = await written(engines[tree.game], tree, style);
  return writeGame(tree, text, (node) => texts.get(node)?.text ?? '', { format });
}

function notesOf(node: TreeNode): [number[], string, string, string[][], string[][]] {
  const { glyphs, judgement, before, comment, shapes, commands } = node;
  // Other readers see an engine's judgement as a symbol and a comment.
  const marks = judgement ? [...glyphs, glyphOfJudgement(judgement)] : glyphs;
  return [
    [...marks].sort((a, b) => a - b),
    before,
    joined(judgement?.said ?? '', comment),
    shapes.map(({ brush, from, to = from }) => [brush, from, to]).sort(),
    commands.map((command) => [...command]).sort(),
  ];
}

function rowsOf(tree: MoveTree): unknown[][] {
  const places = new Map([[tree.root, -1]]);
  const rows: unknown[][] = [notesOf(tree.root)];
  for (const node of tree.nodes()) {
    if (!node.parent || !node.move) continue;
    places.set(node, rows.length - 1);
    rows.push([places.get(node.parent), node.move.uci, ...notesOf(node)]);
  }
  return rows;
}

function tagsOf(tree: MoveTree): Record<string, string> {
  return Object.fromEntries([...tree.tags].sort());
}

function gameOf(file: string): GameName {
  return file.startsWith('xiangqi') ? 'xiangqi' : 'chess';
}

const STYLES: Record<GameName, readonly MoveStyle[]> = {
  chess: ['san'],
  xiangqi: ['zh-hans', 'zh-hant', 'wxf', 'iccs'],
};

test('there are ten files of chess and five of xiangqi', () => {
  expect(FILES.filter((file) => gameOf(file) === 'chess')).toHaveLength(10);
  expect(FILES.filter((file) => gameOf(file) === 'xiangqi')).toHaveLength(5);
});

// The study is slow on a busy machine.
test.each(FILES)(
  '%s: what is exported is read again without loss',
  { timeout: 60_000 },
  async (file) => {
    const { tree } = await treeOf(readFileSync(join(FOLDER, file), 'utf8'));
    expect(tree.game).toBe(gameOf(file));
    for (const style of STYLES[tree.game]) {
      const text = await exported(tree, style);
      for (const line of text.split('\n')) expect(line.length).toBeLessThan(200);
      const back = await treeOf(text);
      expect(back.rejected).toEqual([]);
      expect(rowsOf(back.tree)).toEqual(rowsOf(tree));
      const { Format: _, ...tags } = tagsOf(back.tree);
      expect(tags).toMatchObject(withoutOwn(tagsOf(tree)));
      expect(back.tree.root.fen).toBe(tree.root.fen);
      // A second export changes nothing, not even a letter.
      expect(await exported(back.tree, style)).toBe(text);
    }
  },
);

/** Tags without those that describe the notation. */
function withoutOwn({ Format, FEN, ...tags }: Record<string, string>): Record<string, string> {
  return tags;
}

test.each(FILES.filter((file) => gameOf(file) === 'chess'))(
  '%s: python-chess reads the same',
  async (file) => {
    const { tree, rejected } = await treeOf(readFileSync(join(FOLDER, file), 'utf8'));
    const [tags, ...expected] = readFileSync(join(FOLDER, file.replace('.pgn', '.jsonl')), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    // python-chess drops comments to the end of the line and plays null moves, which become comments here.
    expect(rowsOf(tree).map((row) => row.map(withoutOurs))).toEqual(expected);
    expect(rejected).toEqual(file === 'chessbase.pgn' ? ['--'] : []);
    // python-chess adds missing tags of the roster.
    const known = Object.entries<string>(tags).filter(([tag]) => tree.tags.has(tag));
    expect(known.length).toBeGreaterThanOrEqual(Object.keys(tags).length - 1);
    expect(tagsOf(tree)).toEqual(Object.fromEntries(known.sort()));
  },
);

const OURS = [
  'to the end of the line { not a brace ) nor a bracket',
  '好棋！',
  '(12... -- 13. c4 $40)',
];

function withoutOurs(part: unknown): unknown {
  if (typeof part !== 'string') return part;
  return OURS.reduce((text, ours) => text.replace(ours, '').trim(), part);
}

test('comments to the end of the line and null moves are kept', async () => {
  const comments = async (file: string): Promise<string> => {
    const { tree } = await treeOf(readFileSync(join(FOLDER, file), 'utf8'));
    return [...tree.nodes()].map(({ comment }) => comment).join('\n');
  };
  expect(await comments('unicode.pgn')).toContain('to the end of the line { not a brace ) nor');
  expect(await comments('unicode.pgn')).toContain('好棋！');
  expect(await comments('chessbase.pgn')).toContain('(12... -- 13. c4 $40)');
});
