import type { SearchScore } from '../protocol/index.ts';
import { isRecord } from '../ui/storage.ts';
import type { MoveTree, TreeNode } from './tree.ts';

/** Line and column in a text, from 1. */
export interface TextPlace {
  line: number;
  column: number;
}

/** A move as it was written; whether it is legal is not known yet. */
export interface ParsedMove {
  text: string;
  place?: TextPlace;
  comment?: string;
  glyphs?: readonly number[];
  value?: SearchScore;
  /** The engine's best reply, in coordinates. */
  best?: string;
  /** The next moves; the first continues the line. */
  next: ParsedMove[];
}

/** A game with variations as it was written, from a text, a link or storage. */
export interface ParsedGame {
  start?: string;
  tags?: ReadonlyMap<string, string>;
  comment?: string;
  value?: SearchScore;
  best?: string;
  next: ParsedMove[];
}

/** The most moves that are read of a game, variations included. */
export const MOST_MOVES = 20_000;

/** A row of a flat list, so that a long game does not nest deeply: index of the parent (−1: the start), coordinates, the rest. */
type StoredMove = [number, string, string?, (readonly number[])?, (SearchScore | null)?, string?];

/** A tree as it is stored. */
export interface StoredTree {
  start?: string;
  tags: [string, string][];
  comment: string;
  /** Value and best move of the start position. */
  value: SearchScore | null;
  best: string;
  rows: StoredMove[];
}

/** The tree as it is stored, and the index of a node in it (−1: the start). */
export function storeTree(tree: MoveTree, at: TreeNode): { kept: StoredTree; place: number } {
  const places = new Map<TreeNode, number>([[tree.root, -1]]);
  const rows: StoredMove[] = [];
  for (const node of tree.nodes()) {
    if (!node.parent || !node.move) continue;
    places.set(node, rows.length);
    const row: StoredMove = [places.get(node.parent) ?? -1, node.move.uci];
    if (node.comment || node.glyphs.length > 0 || node.value) {
      row.push(node.comment, node.glyphs, node.value, node.best);
    }
    rows.push(row);
  }
  const { comment, value, best } = tree.root;
  const kept = { tags: [...tree.tags], comment, value, best, rows };
  return {
    kept: tree.start === undefined ? kept : { ...kept, start: tree.start },
    place: places.get(at) ?? -1,
  };
}

/** Reads a stored tree, if it has the form of one, with its moves in the order they were stored. */
export function restoreTree(
  value: unknown,
): { parsed: ParsedGame; moves: ParsedMove[] } | undefined {
  if (!isRecord(value) || !Array.isArray(value.rows) || value.rows.length > MOST_MOVES) return;
  const { start, comment, best } = value;
  if (start !== undefined && typeof start !== 'string') return undefined;
  const parsed: ParsedGame = { next: [], ...(start === undefined ? {} : { start }) };
  if (typeof comment === 'string') parsed.comment = comment;
  if (typeof best === 'string') parsed.best = best;
  const worth = readScore(value.value);
  if (worth) parsed.value = worth;
  if (Array.isArray(value.tags)) parsed.tags = new Map(value.tags.filter(isPair));
  const moves: ParsedMove[] = [];
  for (const row of value.rows) {
    if (!Array.isArray(row)) return undefined;
    const [parent, text, said, glyphs, worth, wanted] = row as unknown[];
    if (typeof parent !== 'number' || typeof text !== 'string') return undefined;
    const score = readScore(worth);
    const move: ParsedMove = {
      text,
      next: [],
      ...(typeof said === 'string' && { comment: said }),
      ...(Array.isArray(glyphs) && { glyphs: glyphs.filter(Number.isInteger) }),
      ...(score && { value: score }),
      ...(typeof wanted === 'string' && { best: wanted }),
    };
    const siblings = parent === -1 ? parsed.next : moves[parent]?.next;
    if (!siblings) return undefined;
    siblings.push(move);
    moves.push(move);
  }
  return { parsed, moves };
}

/** A game without variations, and its moves. */
export function lineOf(
  moves: readonly string[],
  start?: string,
): { parsed: ParsedGame; line: ParsedMove[] } {
  const line = moves.map((text): ParsedMove => ({ text, next: [] }));
  for (const [i, move] of line.entries()) {
    const next = line[i + 1];
    if (next) move.next.push(next);
  }
  return {
    parsed: { next: line.slice(0, 1), ...(start === undefined ? {} : { start }) },
    line,
  };
}

/** A stored score, if it has the form of one. */
function readScore(value: unknown): SearchScore | undefined {
  if (!isRecord(value)) return undefined;
  const { kind } = value;
  const count = kind === 'centipawns' ? value.value : value.moves;
  if (typeof count !== 'number' || !Number.isFinite(count)) return undefined;
  if (kind === 'centipawns') return { kind, value: count };
  return kind === 'mateIn' || kind === 'matedIn' ? { kind, moves: count } : undefined;
}

function isPair(value: unknown): value is [string, string] {
  return (
    Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string')
  );
}
