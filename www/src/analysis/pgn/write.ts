import type { SearchScore } from '../../protocol/index.ts';
import type { GameText } from '../game.ts';
import { type MoveTree, numberOf, type TreeNode } from '../tree.ts';

/** Those that are written anew. */
const OWN = new Set(['FEN', 'SetUp', 'Format', 'Game']);
/** The longest line of the text. */
const WIDTH = 80;

/** What is known of a game beside its tree. */
interface PgnExtras {
  /** Value of the tag `Format`. */
  format?: string | undefined;
  /** How it ended by the rules; what its tags say comes first. */
  result?: string | undefined;
}

/** A game with its variations as PGN, with the tags of its kind. `textOf` says how a move is written. */
export function writeGame(
  tree: MoveTree,
  { roster, hasSetUpTag }: GameText,
  textOf: (node: TreeNode) => string,
  { format, result }: PgnExtras = {},
): string {
  const tags = new Map<string, string>();
  for (const [name, unknown] of roster) tags.set(name, tree.tags.get(name) ?? unknown);
  for (const [name, value] of tree.tags) if (!OWN.has(name)) tags.set(name, value);
  if (result && tags.get('Result') === '*') tags.set('Result', result);
  if (format) tags.set('Format', format);
  if (tree.start !== undefined) {
    if (hasSetUpTag) tags.set('SetUp', '1');
    tags.set('FEN', tree.start);
  }
  const head = [...tags].map(([name, value]) => `[${name} "${quoted(value)}"]`);
  const words = [...commentOf(tree.root), ...movesOf(tree, textOf), tags.get('Result') ?? '*'];
  return `${head.join('\n')}\n\n${wrapped(words)}\n`;
}

/** The moves, in the order PGN has them: a move, what might have been played instead, and how it goes on. */
function movesOf(tree: MoveTree, textOf: (node: TreeNode) => string): string[] {
  const words: string[] = [];
  // What is still to be written, last first: a branch, with or without its siblings, or a bracket.
  type Work = { node: TreeNode; alone: boolean; numbered: boolean } | ')';
  const waiting: Work[] = [];
  const continueWith = (node: TreeNode, numbered: boolean): void => {
    const [next] = node.children;
    if (next) waiting.push({ node: next, alone: false, numbered });
  };
  continueWith(tree.root, true);
  for (let work = waiting.pop(); work; work = waiting.pop()) {
    if (work === ')') {
      words.push(`${words.pop() ?? ''})`);
      continue;
    }
    const { node, alone, numbered } = work;
    const { number, mover } = numberOf(tree, node);
    const place = mover === 'first' ? `${number}. ` : numbered ? `${number}... ` : '';
    words.push(`${alone ? '(' : ''}${place}${textOf(node)}`);
    words.push(...node.glyphs.map((glyph) => `$${glyph}`), ...commentOf(node));
    const others = alone ? [] : (node.parent?.children.slice(1) ?? []);
    const broken = others.length > 0 || node.comment !== '' || node.value !== null;
    continueWith(node, broken);
    for (const other of [...others].reverse()) {
      waiting.push(')', { node: other, alone: true, numbered: true });
    }
  }
  return words;
}

function commentOf(node: TreeNode): string[] {
  const parts = [node.value ? `[%eval ${evaluation(node.value)}]` : '', node.comment];
  const text = parts.filter(Boolean).join(' ').replaceAll('}', ')');
  return text ? [`{ ${text} }`] : [];
}

function evaluation(score: SearchScore): string {
  switch (score.kind) {
    case 'centipawns':
      return (score.value / 100).toFixed(2);
    case 'mateIn':
      return `#${score.moves}`;
    case 'matedIn':
      return `#-${score.moves}`;
    default:
      return score satisfies never;
  }
}

function quoted(text: string): string {
  return text.replace(/[\\"]/g, '\\$&').replace(/\s+/g, ' ');
}

/** Lines that are not too long; only spaces may become ends of lines. */
function wrapped(words: readonly string[]): string {
  let line = '';
  const lines: string[] = [];
  for (const word of words.join(' ').split(' ')) {
    if (line && line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join('\n');
}
