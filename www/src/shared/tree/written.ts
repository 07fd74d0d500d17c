import {
  type Annotations,
  type GameText,
  MoveTree,
  noAnnotations,
  type ParsedMove,
  pathTo,
  type TreeNode,
} from '@chariot/game';
import { type PgnGame, readGames, writeGame } from '@chariot/game/pgn';
import { type LinkError, packText, unpackText } from './link.ts';

/** Longest link to a game, in characters, that messengers and servers accept. */
export const LONGEST_LINK = 8_000;

/** Parts that a long link leaves out. */
export type LeftOut = 'times' | 'variations' | 'comments';

/** Parts to leave out, step by step. Symbols and names always stay. */
const STEPS: readonly (readonly LeftOut[])[] = [
  [],
  ['times'],
  ['times', 'variations'],
  ['times', 'comments'],
  ['times', 'comments', 'variations'],
];

/** A tree to write, with its game's text format and move notation. */
export interface SharedTree {
  tree: MoveTree;
  text: GameText;
  textOf(node: TreeNode): string;
  format: string | undefined;
  result: string | undefined;
}

/** A game as PGN. */
export function pgnOf({ tree, text, textOf, format, result }: SharedTree): string {
  return writeGame(tree, text, textOf, { format, result });
}

/** A game as the last part of an address, and the parts left out. */
export interface SharedLink {
  part: string;
  leftOut: readonly LeftOut[];
}

/**
 * A game with names, comments, variations and symbols as the last part of an address: `g=` its PGN, `n=` index of the
 * shown position in text order. `null` if too long with everything left out.
 */
export async function writeShared(shared: SharedTree, at: TreeNode): Promise<SharedLink | null> {
  for (const leftOut of STEPS) {
    const { tree, origins } = lessened(shared.tree, leftOut);
    const nodes = [...tree.nodes()];
    const line = new Set([shared.tree.root, ...pathTo(at)]);
    const place = nodes.findLastIndex((node) => line.has(origins.get(node) ?? shared.tree.root));
    const written = writeGame(
      tree,
      shared.text,
      (node) => shared.textOf(origins.get(node) ?? node),
      { format: shared.format, result: shared.result, short: true },
    );
    const part = `g=${await packText(written)}${place > 0 ? `&n=${place}` : ''}`;
    if (part.length <= LONGEST_LINK) return { part, leftOut: needed(shared.tree, leftOut) };
  }
  return null;
}

/** Reads the result of {@link writeShared}, with the move to show. */
export async function readShared(
  part: string,
): Promise<{ parsed: PgnGame; at: ParsedMove | null } | LinkError> {
  if (part.length > LONGEST_LINK) return 'tooLong';
  const [, packed = '', place = '0'] = /^g=([\w-]+)(?:&n=(\d{1,6}))?$/.exec(part) ?? [];
  if (packed === '') return 'damaged';
  const text = await unpackText(packed);
  if (text === 'tooLong' || text === 'damaged') return text;
  const [parsed] = readGames(text);
  if (!parsed || parsed.error) return 'damaged';
  return { parsed, at: moveAt(parsed, Number(place)) };
}

/** Whether the link is one of {@link writeShared}. */
export function isShared(part: string): boolean {
  return part.startsWith('g=');
}

/** The move to a position, by its index in text order; `null` for the start. */
function moveAt({ next }: PgnGame, place: number): ParsedMove | null {
  const waiting = [...next].reverse();
  for (let count = 1; waiting.length > 0; count += 1) {
    const move = waiting.pop();
    if (!move || count === place) return move ?? null;
    waiting.push(...[...move.next].reverse());
  }
  return null;
}

/** Whether a short link of main line moves can hold everything. */
export function isPlain(tree: MoveTree): boolean {
  if ([...tree.tags.keys()].some((tag) => !/^(Result|FEN|SetUp|Format|Game)$/.test(tag)))
    return false;
  return [...tree.nodes()].every((node) => node.children.length < 2 && !isAnnotated(node));
}

function isAnnotated({ comment, before, glyphs, judgement, shapes, commands, value }: TreeNode) {
  const all = [comment, before, glyphs, shapes, commands];
  return all.some(({ length }) => length > 0) || judgement !== null || value !== null;
}

/** A copy of a tree without the parts left out, and the original of each node. */
function lessened(
  tree: MoveTree,
  leftOut: readonly LeftOut[],
): { tree: MoveTree; origins: ReadonlyMap<TreeNode, TreeNode> } {
  const copy = new MoveTree(tree.game, tree.start, tree.first, tree.tags);
  const origins = new Map([[copy.root, tree.root]]);
  const copies = new Map([[tree.root, copy.root]]);
  for (const node of tree.nodes()) {
    const parent = node.parent && copies.get(node.parent);
    const isMain = node.parent?.children[0] === node;
    if (node.parent && (!parent || (leftOut.includes('variations') && !isMain))) continue;
    const made = parent && node.move ? copy.add(parent, node.move) : copy.root;
    copies.set(node, made);
    origins.set(made, node);
    Object.assign(made, lessenedNotes(node, leftOut));
  }
  return { tree: copy, origins };
}

function lessenedNotes(node: TreeNode, leftOut: readonly LeftOut[]): Partial<TreeNode> {
  const { comment, before, glyphs, judgement, shapes, commands, value, best } = node;
  const kept: Partial<Annotations> = { glyphs, judgement };
  return {
    ...noAnnotations(),
    ...kept,
    best,
    ...(!leftOut.includes('comments') && { comment, before, shapes }),
    ...(!leftOut.includes('times') && { commands, value }),
  };
}

/** The parts to leave out that the tree actually has. */
function needed(tree: MoveTree, leftOut: readonly LeftOut[]): LeftOut[] {
  const nodes = [...tree.nodes()];
  const had: Record<LeftOut, boolean> = {
    times: nodes.some(({ commands, value }) => commands.length > 0 || value),
    variations: nodes.some(({ children }) => children.length > 1),
    comments: nodes.some(({ comment, before, shapes }) => comment || before || shapes.length > 0),
  };
  return leftOut.filter((one) => had[one]);
}
