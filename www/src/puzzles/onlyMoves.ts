import type { Turn } from '@chariot/engine/client';
import type { GameName, MoveDtm, ProbeResult, View } from '@chariot/protocol';
import type { Tables } from '../shared/engine/tables.ts';
import { styled } from '../shared/game/looks.ts';
import { ONLY_MOVES } from '../shared/games/endings/onlyMoves.ts';
import type { PuzzleTask } from '../shared/puzzles/task.ts';

/** Positions tried in an ending before the next ending: at least 18 of 1,000 fit (measured). */
const TRIES = 300;
/** Least number of legal moves to choose from. */
const LEAST_MOVES = 3;
/** Most moves of the solver. */
const MOST_MOVES = 3;
/** Replies tried to find one after which the solver again has an only move. */
const ANSWERS = 4;

/**
 * Draws a position of an ending in which only one move wins, or draws, and follows the line while
 * that holds. The first move is no capture and no mate. `undefined` if none was found or the turn
 * is over; rejects if no table is available.
 */
export async function drawOnlyMove(
  turn: Turn,
  tables: () => Promise<Pick<Tables, 'need' | 'complete'>>,
  game: GameName,
  goal: 'win' | 'draw',
  random: () => number = Math.random,
): Promise<PuzzleTask | undefined> {
  const source = await tables();
  const left = [...ONLY_MOVES[game][goal]];
  while (left.length > 0) {
    const [material = ''] = left.splice(Math.floor(random() * left.length), 1);
    await source.need(game, material, turn);
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (turn.isOver) return undefined;
      const fen = await positionOf(turn, game, material, goal);
      if (fen === undefined) break;
      const moves = await lineFrom(turn, source, game, fen, goal);
      if (moves.length > 0) return { fen, moves, goal, packed: null };
    }
  }
  return undefined;
}

/**
 * A random position with the solver to move: the side named first in the material to win, the other
 * to draw. It may have another result, because choosing one would mean reading the whole table.
 */
async function positionOf(
  turn: Turn,
  game: GameName,
  material: string,
  goal: 'win' | 'draw',
): Promise<string | undefined> {
  const reply = await turn.ask('randomPosition', {
    game,
    material,
    strong: 'first',
    toMove: goal === 'win' ? 'first' : 'second',
  });
  return 'error' in reply ? undefined : reply.fen;
}

/**
 * The line from a position: only moves of the solver, and best replies between them. Empty if the
 * first move is no only move.
 */
async function lineFrom(
  turn: Turn,
  tables: Pick<Tables, 'complete'>,
  game: GameName,
  fen: string,
  goal: 'win' | 'draw',
): Promise<readonly string[]> {
  const probe = async (moves: readonly string[]): Promise<ProbeResult | null> => {
    const at = { game, start: fen, moves: [...moves] };
    await tables.complete(at);
    const reply = await turn.ask('probe', at);
    return 'error' in reply ? null : reply.result;
  };
  const start = await probe([]);
  const first = onlyMove(start, goal);
  const { dtm } = start ?? {};
  if (!first || first.captured || (dtm?.kind === 'win' && dtm.moves === 1)) return [];
  let line = [first.uci];
  while (line.length < 2 * MOST_MOVES - 1) {
    const answers = (await probe(line))?.moves ?? [];
    const [best] = answers;
    const equal = answers.filter(({ dtm }) => dtm && dtm.kind === best?.dtm?.kind);
    const longer = await firstOf(equal.slice(0, ANSWERS), async ({ move }) => {
      const next = onlyMove(await probe([...line, move.uci]), goal);
      return next && [...line, move.uci, next.uci];
    });
    if (!longer) break;
    line = longer;
  }
  return (await isPlayable(turn, game, fen, line)) ? line : [];
}

/**
 * The one move that keeps the result. `undefined` if there are several, few legal moves at all, or
 * a move without a table.
 */
function onlyMove(probe: ProbeResult | null, goal: 'win' | 'draw'): MoveDtm['move'] | undefined {
  const moves = probe?.moves ?? [];
  if (moves.length < LEAST_MOVES || moves.some(({ dtm }) => !dtm)) return undefined;
  const right = moves.filter(({ dtm }) => dtm?.kind === goal);
  const isBest = moves[0]?.dtm?.kind === goal;
  return isBest && right.length === 1 ? right[0]?.move : undefined;
}

async function firstOf<T, U>(
  all: readonly T[],
  look: (one: T) => Promise<U | undefined>,
): Promise<U | undefined> {
  for (const one of all) {
    const found = await look(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether no rule that tables ignore, such as repetition, ends the game on the way. */
async function isPlayable(
  turn: Turn,
  game: GameName,
  start: string,
  line: readonly string[],
): Promise<boolean> {
  const reply = await turn.ask('view', styled({ game, start, moves: line.slice(0, -1) }));
  return !('error' in reply) && isOngoing(reply.view);
}

const isOngoing = ({ result }: View): boolean => result === undefined;
