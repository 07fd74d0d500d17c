import type { EngineClient } from '../engine/client.ts';
import type {
  ErrorReply,
  Game,
  GameName,
  MoveStyle,
  NotatedMove,
  View,
} from '../protocol/index.ts';
import { MOST_MOVES, type ParsedGame, type ParsedMove } from './parsed.ts';
import { endOf, MoveTree, movesTo, pathTo, type TreeNode } from './tree.ts';

/** A move that is none, and why. */
export interface RejectedMove {
  move: ParsedMove;
  message: string;
}

/** What became of a parsed game. */
export interface BuiltTree {
  tree: MoveTree;
  /** The start position. */
  start: View;
  /** The node of each move that is legal. */
  nodes: ReadonlyMap<ParsedMove, TreeNode>;
  /** The first bad move; what stands before it, and other variations, are in the tree. */
  bad: RejectedMove | null;
}

/** The notation of the parsed moves, and the one that is wanted. */
export interface Notations {
  read: MoveStyle;
  write: MoveStyle;
}

/** Makes a tree of what was written down: the engine says which moves are legal. An error if the start is none. */
export async function buildTree(
  engine: Pick<EngineClient, 'ask'>,
  game: GameName,
  parsed: ParsedGame,
  { read, write }: Notations,
): Promise<BuiltTree | ErrorReply> {
  // Coordinates of xiangqi have two readings, and the style decides; what else is read is not doubtful.
  const twice = (read === 'iccs') !== (write === 'iccs');
  const style = twice ? read : write;
  const start = parsed.start === undefined ? {} : { start: parsed.start };
  const at = (moves: string[]): Game => ({ game, style, moves, ...start });
  const first = await engine.ask('view', at([]));
  if ('error' in first) return first;
  const tree = new MoveTree(game, parsed.start && first.view.fen, first.view.fen, parsed.tags);
  tree.root.comment = parsed.comment ?? '';
  tree.root.value = parsed.value ?? null;
  tree.root.best = parsed.best ?? '';
  const nodes = new Map<ParsedMove, TreeNode>();
  let bad: RejectedMove | null = null;
  let count = 0;
  const waiting = parsed.next.map((move) => ({ parent: tree.root, move })).reverse();
  for (let branch = waiting.pop(); branch; branch = waiting.pop()) {
    const line = lineFrom(branch.move).slice(0, MOST_MOVES - count);
    count += line.length;
    const reply = await engine.ask('replay', {
      game: at(movesTo(branch.parent)),
      texts: line.map(({ text }) => text),
    });
    if ('error' in reply) return reply;
    let parent = branch.parent;
    for (const [i, move] of reply.moves.entries()) {
      const source = line[i];
      if (!source) break;
      const node = tree.add(parent, move, reply.fens[i]);
      nodes.set(source, node);
      note(node, source);
      parent = node;
    }
    const stopped = line[reply.moves.length];
    if (reply.rejected && stopped) bad ??= { move: stopped, message: reply.rejected.message };
    // Variations of the last move read first: those of the first moves come off the stack before them.
    for (const source of line.slice(0, reply.moves.length).reverse()) {
      const from = nodes.get(source);
      if (!from) continue;
      const others = source.next.slice(1).map((move) => ({ parent: from, move }));
      waiting.push(...others.reverse());
    }
  }
  if (twice) await rewrite(engine, tree, write);
  return { tree, start: first.view, nodes, bad };
}

/** Writes all moves of a tree in another notation. */
export async function rewrite(
  engine: Pick<EngineClient, 'ask'>,
  tree: MoveTree,
  style: MoveStyle,
): Promise<void> {
  for (const [node, move] of await written(engine, tree, style)) node.move = move;
}

/** The moves of a tree in a notation. */
export async function written(
  engine: Pick<EngineClient, 'ask'>,
  tree: MoveTree,
  style: MoveStyle,
): Promise<ReadonlyMap<TreeNode, NotatedMove>> {
  const texts = new Map<TreeNode, NotatedMove>();
  for (const node of tree.nodes()) {
    if (texts.has(node) || !node.parent) continue;
    const end = endOf(node);
    const game = gameTo(tree, end, style);
    const reply = await engine.ask('view', game);
    if ('error' in reply) continue;
    for (const [i, at] of pathTo(end).entries()) {
      const move = reply.view.history[i];
      if (move) texts.set(at, move);
    }
  }
  return texts;
}

/** The game that leads to a position of the tree. */
export function gameTo(tree: MoveTree, node: TreeNode, style: MoveStyle): Game {
  const start = tree.start === undefined ? {} : { start: tree.start };
  return { game: tree.game, style, moves: movesTo(node), ...start };
}

function lineFrom(move: ParsedMove): ParsedMove[] {
  const line: ParsedMove[] = [];
  for (let at: ParsedMove | undefined = move; at; at = at.next[0]) line.push(at);
  return line;
}

function note(node: TreeNode, { comment, glyphs, value, best }: ParsedMove): void {
  if (comment) node.comment = node.comment ? `${node.comment} ${comment}` : comment;
  if (glyphs) node.glyphs = [...new Set([...node.glyphs, ...glyphs])];
  if (value) node.value = value;
  if (best) node.best = best;
}
