import { MOVE_CLASSES } from '@chariot/engine/analysis';
import type { SearchScore, SideName } from '@chariot/protocol';
import { type Annotations, type Judgement, withoutEmpty } from './annotations.ts';
import { BRUSHES, type Shape } from './shapes.ts';
import type { MoveTree, TreeNode } from './tree.ts';
import { other } from './turns.ts';
import { isRecord, oneOf } from './values.ts';

/** Line and column in a text, from 1. */
export interface TextPlace {
  line: number;
  column: number;
}

/** A move as written, not yet checked. */
export interface ParsedMove extends Partial<Annotations>, Partial<Found> {
  text: string;
  place?: TextPlace;
  /** Next moves; the first continues the line. */
  next: ParsedMove[];
}

/** A game with variations as written in a text, a link or storage. */
export interface ParsedGame extends Partial<Annotations>, Partial<Found> {
  start?: string;
  tags?: ReadonlyMap<string, string>;
  next: ParsedMove[];
}

interface Found {
  /** Score of the position, for the first side. */
  value: SearchScore;
  /** The engine's best reply, in coordinates. */
  best: string;
  /** Whether a review added the move. */
  byEngine: boolean;
}

/** Most moves read of a game, variations included. */
export const MOST_MOVES = 20_000;

/** A stored position, without empty fields. */
type StoredNote = Partial<Annotations> & Partial<Found>;
/**
 * A row of a flat list, so that a long game does not nest deeply: index of the parent (−1: the
 * start), coordinates, the rest.
 */
type StoredMove = [parent: number, move: string, note?: StoredNote];

export interface StoredTree {
  start?: string;
  tags: [string, string][];
  /** Note on the start position. */
  note: StoredNote;
  rows: StoredMove[];
}

/** The tree for storage, and the index of a node in it (−1: the start). */
export function storeTree(tree: MoveTree, at: TreeNode): { kept: StoredTree; place: number } {
  const places = new Map<TreeNode, number>([[tree.root, -1]]);
  const rows: StoredMove[] = [];
  for (const node of tree.nodes()) {
    if (!node.parent || !node.move) continue;
    places.set(node, rows.length);
    const row: StoredMove = [places.get(node.parent) ?? -1, node.move.uci];
    const note = noteOf(node);
    if (Object.keys(note).length > 0) row.push(note);
    rows.push(row);
  }
  const kept = { tags: [...tree.tags], note: noteOf(tree.root), rows };
  return {
    kept: tree.start === undefined ? kept : { ...kept, start: tree.start },
    place: places.get(at) ?? -1,
  };
}

function noteOf(node: TreeNode): StoredNote {
  const { value, best, byEngine } = node;
  return {
    ...withoutEmpty(node),
    ...(value && { value }),
    ...(best && { best }),
    ...(byEngine && { byEngine }),
  };
}

/** Reads a stored tree, if it is one, and its moves in stored order. */
export function restoreTree(
  value: unknown,
): { parsed: ParsedGame; moves: ParsedMove[] } | undefined {
  if (!isRecord(value) || !Array.isArray(value.rows) || value.rows.length > MOST_MOVES) return;
  const { start } = value;
  if (start !== undefined && typeof start !== 'string') return undefined;
  const parsed: ParsedGame = {
    next: [],
    ...(start === undefined ? {} : { start }),
    ...readNote(value.note ?? value),
  };
  if (Array.isArray(value.tags)) parsed.tags = new Map(value.tags.filter(isPair));
  const moves: ParsedMove[] = [];
  for (const row of value.rows) {
    if (!Array.isArray(row)) return undefined;
    const [parent, text, said, glyphs, worth, best] = row as unknown[];
    // Earlier versions of the page stored the parts of a note one by one.
    const note = typeof said === 'string' ? { comment: said, glyphs, value: worth, best } : said;
    if (typeof parent !== 'number' || typeof text !== 'string') return undefined;
    const move: ParsedMove = { text, next: [], ...readNote(note) };
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

/**
 * Adds a clock command to each move of a line. `times` are the mover's milliseconds by number of
 * moves made; `begins` makes the first move.
 */
export function clockLine(
  line: readonly ParsedMove[],
  times: readonly (Readonly<Record<SideName, number>> | null | undefined)[],
  begins: SideName,
): void {
  for (const [i, move] of line.entries()) {
    const left = times[i + 1]?.[i % 2 === 0 ? begins : other(begins)];
    if (left !== undefined) move.commands = [['clk', clockValue(left)]];
  }
}

/** Milliseconds as `0:04:59`. */
function clockValue(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  const two = (count: number): string => String(count).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** The valid fields of a stored note. */
function readNote(value: unknown): StoredNote {
  if (!isRecord(value)) return {};
  const { comment, before, glyphs, shapes, commands, best } = value;
  const score = readScore(value.value);
  const judgement = readJudgement(value.judgement);
  return {
    ...(typeof comment === 'string' && { comment }),
    ...(typeof before === 'string' && { before }),
    ...(Array.isArray(glyphs) && { glyphs: glyphs.filter(Number.isInteger) }),
    ...(Array.isArray(shapes) && { shapes: shapes.filter(isShape) }),
    ...(Array.isArray(commands) && { commands: commands.filter(isPair) }),
    ...(judgement && { judgement }),
    ...(score && { value: score }),
    ...(typeof best === 'string' && { best }),
    ...(value.byEngine === true && { byEngine: true }),
  };
}

function readJudgement(value: unknown): Judgement | undefined {
  if (!isRecord(value) || typeof value.said !== 'string') return undefined;
  const known = MOVE_CLASSES.find(({ moveClass }) => moveClass === value.moveClass);
  return known && { moveClass: known.moveClass, said: value.said };
}

function isShape(value: unknown): value is Shape {
  if (!isRecord(value) || !oneOf(BRUSHES, value.brush)) return false;
  return typeof value.from === 'string' && ['string', 'undefined'].includes(typeof value.to);
}

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
