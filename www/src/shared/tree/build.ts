import type { EngineClient } from '@chariot/engine/client';
import {
  addAnnotations,
  endOf,
  evaluationIn,
  joined,
  MOST_MOVES,
  MoveTree,
  movesTo,
  type ParsedGame,
  type ParsedMove,
  pathTo,
  type TreeNode,
} from '@chariot/game';
import { writeVariation } from '@chariot/game/pgn';
import type {
  ErrorReply,
  Game,
  GameName,
  MoveStyle,
  NotatedMove,
  RequestError,
  View,
} from '@chariot/protocol';
import type { Spelling } from '../games/game.ts';
import { GAMES } from '../games/index.ts';

export interface RejectedMove {
  move: ParsedMove;
  error: RequestError;
}

export interface BuiltTree {
  tree: MoveTree;
  start: View;
  /** Node of each legal move. */
  nodes: ReadonlyMap<ParsedMove, TreeNode>;
  /** The first illegal move. The moves before it and other variations are in the tree; the rest becomes a comment. */
  bad: RejectedMove | null;
}

/** Notation of the parsed moves, and the one to write. */
export interface Notations {
  read: MoveStyle;
  write: MoveStyle;
  /** Translates piece letters that the engine does not read. */
  spell?: Spelling;
}

/** Builds a tree from a parsed game; the engine checks the moves. An error if the start is invalid. */
export async function buildTree(
  engine: Pick<EngineClient, 'ask'>,
  game: GameName,
  parsed: ParsedGame,
  { read, write, spell }: Notations,
): Promise<BuiltTree | ErrorReply> {
  // Xiangqi coordinates have two readings, which the style decides. Other notations are unambiguous.
  const twice = (read === 'iccs') !== (write === 'iccs');
  const style = twice ? read : write;
  const start = parsed.start === undefined ? {} : { start: parsed.start };
  const at = (moves: string[]): Game => ({ game, style, moves, ...start });
  const first = await engine.ask('view', at([]));
  if ('error' in first) return first;
  const tree = new MoveTree(game, parsed.start && first.view.fen, first.view, parsed.tags);
  note(tree.root, parsed);
  const nodes = new Map<ParsedMove, TreeNode>();
  let bad: RejectedMove | null = null;
  let count = 0;
  const waiting = parsed.next.map((move) => ({ parent: tree.root, move })).reverse();
  for (let branch = waiting.pop(); branch; branch = waiting.pop()) {
    const line = lineFrom(branch.move).slice(0, MOST_MOVES - count);
    count += line.length;
    const reply = await engine.ask('replay', {
      game: at(movesTo(branch.parent)),
      texts: line.map(({ text }) => spell?.(text) ?? text),
    });
    if ('error' in reply) return reply;
    let parent = branch.parent;
    const { fens, openingKeys } = reply;
    for (const [i, move] of reply.moves.entries()) {
      const source = line[i];
      if (!source) break;
      const node = tree.add(parent, move, {
        fen: fens[i] ?? '',
        openingKey: openingKeys[i] ?? '',
      });
      nodes.set(source, node);
      note(node, source);
      parent = node;
    }
    const stopped = line[reply.moves.length];
    if (reply.rejected && stopped) {
      bad ??= { move: stopped, error: reply.rejected };
      parent.comment = joined(parent.comment, `(${textFrom(tree, parent, stopped)})`);
    }
    // Push variations of the last move first, so that those of the first moves are popped before them.
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

/** Like {@link buildTree}, for piece letters of any language: the first with the most legal moves wins. */
export async function buildSpelt(
  engine: Pick<EngineClient, 'ask'>,
  game: GameName,
  parsed: ParsedGame,
  notations: Notations,
): Promise<BuiltTree | ErrorReply> {
  let best = await buildTree(engine, game, parsed, notations);
  if ('error' in best || !best.bad) return best;
  for (const spell of await GAMES[game].spellings()) {
    if (!allMoves(parsed).every(({ text }) => spell(text) !== null)) continue;
    const built = await buildTree(engine, game, parsed, { ...notations, spell });
    if (!('error' in built) && built.nodes.size > best.nodes.size) best = built;
  }
  return best;
}

/** Rewrites all moves of a tree in another notation. */
export async function rewrite(
  engine: Pick<EngineClient, 'ask'>,
  tree: MoveTree,
  style: MoveStyle,
): Promise<void> {
  for (const [node, move] of await written(engine, tree, style)) node.move = move;
}

/** Moves of a tree in a notation. */
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

export function gameTo(tree: MoveTree, node: TreeNode, style: MoveStyle): Game {
  const start = tree.start === undefined ? {} : { start: tree.start };
  return { game: tree.game, style, moves: movesTo(node), ...start };
}

function lineFrom(move: ParsedMove): ParsedMove[] {
  const line: ParsedMove[] = [];
  for (let at: ParsedMove | undefined = move; at; at = at.next[0]) line.push(at);
  return line;
}

/** Moves of a game, in no particular order. */
function allMoves({ next }: ParsedGame): ParsedMove[] {
  const moves = [...next];
  for (const move of moves) for (const following of move.next) moves.push(following);
  return moves;
}

/** Original text of an illegal line. */
function textFrom(tree: MoveTree, parent: TreeNode, move: ParsedMove): string {
  const unchecked = new MoveTree(tree.game, undefined, tree.first);
  let last = unchecked.root;
  for (const { move } of pathTo(parent)) if (move) last = unchecked.add(last, move);
  const waiting = [{ at: last, move }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { text } = next.move;
    const node = unchecked.add(next.at, {
      uci: text,
      text,
      from: '',
      to: '',
      promotion: undefined,
    });
    note(node, next.move);
    waiting.push(...next.move.next.map((move) => ({ at: node, move })).reverse());
  }
  // As part of a comment it can hold neither comments nor commands.
  return writeVariation(unchecked, last)
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replaceAll('[%', '[');
}

function note(node: TreeNode, written: ParsedGame | ParsedMove): void {
  addAnnotations(node, written);
  node.value = written.value ?? node.value ?? evaluationIn(node.commands);
  node.best = written.best ?? node.best;
  node.byEngine = written.byEngine ?? false;
}
