import type { SearchScore } from '@chariot/protocol';
import { type Command, evaluationIn } from '../annotations.ts';
import type { GameText } from '../game.ts';
import { OWN_TAGS, RESULTS, tagIn } from '../tags.ts';
import { type MoveTree, numberOf, type TreeNode } from '../tree.ts';
import { glyphOfJudgement, judgementText, writeComment } from './comment.ts';
import { MOVE_GLYPHS } from './nags.ts';

/** Longest line, in characters. */
const WIDTH = 80;

/** Facts about a game besides its tree. */
interface PgnExtras {
  format?: string | undefined;
  /** The result by the rules. The tag `Result` comes first. */
  result?: string | undefined;
  /** Whether to write as few characters as can be read again. */
  short?: boolean;
}

/** A game with its variations and tags as PGN. `textOf` writes a move. */
export function writeGame(
  tree: MoveTree,
  { roster, players, hasSetUpTag, variantOf }: GameText,
  textOf: (node: TreeNode) => string,
  { format, result, short = false }: PgnExtras = {},
): string {
  const tags = new Map<string, string>();
  // Another name for a player's tag replaces the usual one.
  const renamed = new Set(
    Object.values(players).flatMap(([usual = '', ...others]) => {
      return others.some((name) => tree.tags.has(name)) ? [usual] : [];
    }),
  );
  for (const [name, unknown] of short ? [] : roster) {
    if (!renamed.has(name)) tags.set(name, tree.tags.get(name) ?? unknown);
  }
  for (const [name, value] of tree.tags) if (!OWN_TAGS.has(name)) tags.set(name, value);
  if (result && !tagIn(tags, 'Result')) tags.set('Result', result);
  if (format) tags.set('Format', format);
  if (tree.start !== undefined) {
    const variant = variantOf?.(tree.first);
    if (variant) tags.set('Variant', variant);
    if (hasSetUpTag) tags.set('SetUp', '1');
    tags.set('FEN', tree.start);
  }
  const head = [...tags].map(([name, value]) => `[${name} "${quoted(value)}"]`);
  const words = [
    ...commentsOf(tree.root, textOf),
    ...wordsOf(tree, textOf),
    RESULTS.find((known) => known === tags.get('Result')) ?? '*',
  ];
  return `${head.join('\n')}\n\n${short ? words.join(' ') : wrapped(words)}\n`;
}

/** The moves after a position, on one line. */
export function writeVariation(tree: MoveTree, from: TreeNode): string {
  return wordsOf(tree, (node) => node.move?.text ?? '', from).join(' ');
}

/** The moves in PGN's order: a move, its alternatives, then its continuation. */
function wordsOf(tree: MoveTree, textOf: (node: TreeNode) => string, from = tree.root): string[] {
  const words: string[] = [];
  // Work left, the next item last: a branch, with or without its siblings, or a bracket.
  type Work = { node: TreeNode; alone: boolean; numbered: boolean } | ')';
  const waiting: Work[] = [];
  const continueWith = (node: TreeNode, numbered: boolean): void => {
    const [next] = node.children;
    if (next) waiting.push({ node: next, alone: false, numbered });
  };
  continueWith(from, true);
  for (let work = waiting.pop(); work; work = waiting.pop()) {
    if (work === ')') {
      words.push(`${words.pop() ?? ''})`);
      continue;
    }
    const { node, alone, numbered } = work;
    const { number, mover } = numberOf(tree, node);
    const before = comment(node.before);
    const place =
      mover === 'first' ? `${number}. ` : numbered || before.length > 0 ? `${number}... ` : '';
    const [first = '', ...rest] = [...before, `${place}${textOf(node)}`];
    words.push(`${alone ? '(' : ''}${first}`, ...rest);
    words.push(...glyphsOf(node), ...commentsOf(node, textOf));
    const others = alone ? [] : (node.parent?.children.slice(1) ?? []);
    const broken = others.length > 0 || commentsOf(node, textOf).length > 0;
    continueWith(node, broken);
    for (const other of [...others].reverse()) {
      waiting.push(')', { node: other, alone: true, numbered: true });
    }
  }
  return words;
}

/** The author's marks, and an engine's mark on a move that the author has not judged. */
function glyphsOf({ glyphs, judgement }: TreeNode): string[] {
  const all = judgement && !isJudged(glyphs) ? [glyphOfJudgement(judgement), ...glyphs] : glyphs;
  return all.map((glyph) => `$${glyph}`);
}

function isJudged(glyphs: readonly number[]): boolean {
  return glyphs.some((glyph) => MOVE_GLYPHS.includes(glyph));
}

/** An engine's judgement as a comment of its own, then the comment with its commands. */
function commentsOf(node: TreeNode, textOf: (node: TreeNode) => string): string[] {
  const { judgement, value, glyphs, shapes } = node;
  const best = node.parent?.children.find(({ move }) => move?.uci === node.parent?.best);
  const judged = judgement && judgementText(judgement, best ? textOf(best) : '', isJudged(glyphs));
  return [
    ...comment(judged ?? ''),
    ...comment(writeComment({ shapes, commands: withValue(node.commands, value) }, node.comment)),
  ];
}

/** Adds a review's evaluation unless the author gave one. */
function withValue(commands: readonly Command[], value: SearchScore | null): Command[] {
  if (!value || evaluationIn(commands)) return [...commands];
  return [['eval', evaluation(value)], ...commands.filter(([name]) => name !== 'eval')];
}

function comment(text: string): string[] {
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

function wrapped(words: readonly string[]): string {
  let line = '';
  const lines: string[] = [];
  for (const word of words.join(' ').split(' ')) {
    // A line that begins with a percent sign is for programs.
    if (line && line.length + word.length + 1 > WIDTH && !word.startsWith('%')) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join('\n');
}
