import { lossOf, turned } from '@chariot/engine/analysis';
import type { Turn } from '@chariot/engine/client';
import type { BoardPiece, Game, LineGain, NotatedMove, SearchScore, View } from '@chariot/protocol';
import { askThink } from '../engine/thinkEngine.ts';
import { GAMES } from '../games/index.ts';
import { passed } from '../setup/setup.ts';
import {
  beforeLast,
  type Explanation,
  isSeen,
  type Judged,
  judge,
  type SearchedLine,
  scoreAtEnd,
  search,
  type TutorLine,
} from './explain.ts';

/** Nodes for the best other move, and for each threat. */
const NODES = 100_000;
/** Nodes for the move and for the best other one, before the page says that all others are worse. */
const NODES_AGAIN = 300_000;
/** Nodes for the answer to each move that should lose the same piece. */
const NODES_EACH = 20_000;

/** A reason why a move is good. */
export type Merit =
  | { kind: 'onlyLegal' }
  | { kind: 'takesBack'; piece: BoardPiece }
  /** Every other move is clearly worse; `line` refutes the best of them, if its gain is certain. */
  | { kind: 'onlyGood'; instead: NotatedMove; line: TutorLine | undefined }
  /** After every other move a piece of this type is lost, of which the side has `count`; `line` wins it after `instead`. */
  | { kind: 'onlyKeeps'; piece: string; count: number; instead: NotatedMove; line: TutorLine }
  /** The move gains something that the best other move misses. */
  | { kind: 'wins'; line: TutorLine }
  /** The gain if the mover could move again. */
  | { kind: 'threatens'; line: TutorLine }
  /** The opponent's gain if the mover had passed. */
  | { kind: 'meets'; line: TutorLine };

/** Reasons for a move that is no mistake, the strongest first. Empty if stopped or failed, or if nothing is certain. */
export async function meritsOf(
  turn: Turn,
  game: Game,
  judged: Judged,
  { played, ending, isMistake }: Explanation,
): Promise<Merit[]> {
  if (isMistake || ending) return [];
  const [before, after] = await Promise.all([
    turn.ask('view', beforeLast(game)),
    turn.ask('view', game),
  ]);
  if ('error' in before || 'error' in after || after.view.result) return [];
  if (before.view.moves.length === 1) return [{ kind: 'onlyLegal' }];
  const last = before.view.history.at(-1);
  if (played.captured && last?.captured && last.to === played.captured.square)
    return [{ kind: 'takesBack', piece: played.captured }];
  const isBest = judged.before.pv[0]?.uci === played.uci;
  // A piece that is taken back threatens nothing.
  const isTaken = judged.after.pv[0]?.to === played.to;
  const found = [
    isBest ? await againstOthers(turn, before.view, played, judged) : null,
    isTaken ? null : await threat(turn, after.view),
    await metThreat(turn, before.view, game, judged.after),
  ];
  return found.flatMap((merit) => merit ?? []);
}

/** Compares with the best other move. */
async function againstOthers(
  turn: Turn,
  view: View,
  played: NotatedMove,
  judged: Judged,
): Promise<Merit | null> {
  const { game, moves, toMove } = view;
  const searchMoves = moves.flatMap(({ uci }) => (uci === played.uci ? [] : uci));
  const found = await search(turn, game, { nodes: NODES, searchMoves });
  const [instead, ...reply] = found?.pv ?? [];
  if (!found?.score || !instead || !judged.before.score) return null;
  if (!isClearlyWorse(judged.before.score, found.score)) return null;
  const next = { ...game, moves: [...game.moves, instead.uci] };
  // Twice, the second time deeper: the best of many moves gets few nodes.
  const again = await judge(turn, next, played, NODES_AGAIN);
  const other = again && (again.after.score ?? (await scoreAtEnd(turn, next)));
  if (!again?.before.score || !other) return null;
  if (!isClearlyWorse(again.before.score, turned(other))) return null;
  const own = [played, ...judged.after.pv];
  const facts = await askThink(turn, 'mistake', {
    game,
    played: found.pv.map(({ uci }) => uci),
    best: own.map(({ uci }) => uci),
  });
  if ('error' in facts) return null;
  if (facts.misses && isReason(facts.misses))
    return { kind: 'wins', line: lineOf(game, own, facts.misses) };
  const allows = facts.allows && isReason(facts.allows) ? facts.allows : undefined;
  if (!allows) return { kind: 'onlyGood', instead, line: undefined };
  const line = lineOf(next, reply, allows);
  const [most] = allows.won;
  const [least] = Object.keys(GAMES[game.game].worth);
  const piece = most === least ? undefined : most;
  const after = { ...game, moves: [...game.moves, played.uci] };
  const lost = await gainOf(turn, after, judged.after);
  const isKept = piece && !lost?.won.includes(piece);
  if (!isKept || !(await allLose(turn, view, [played, instead], piece)))
    return { kind: 'onlyGood', instead, line };
  const count = view.pieces.filter(({ side, kind }) => side === toMove && kind === piece).length;
  return { kind: 'onlyKeeps', piece, count, instead, line };
}

/** Whether a move costs as much as a mistake. Both scores are for the side that moves. */
function isClearlyWorse(best: SearchScore, other: SearchScore): boolean {
  const { moveClass } = lossOf('first', best, other, false);
  return moveClass === 'mistake' || moveClass === 'blunder';
}

/** Whether the answer to every move, but those given, certainly wins a piece of this type or the game. */
async function allLose(
  turn: Turn,
  { game, moves }: View,
  but: readonly NotatedMove[],
  piece: string,
): Promise<boolean> {
  const others = moves.filter(({ uci }) => but.every((move) => move.uci !== uci));
  for (const { uci } of others) {
    const next = { ...game, moves: [...game.moves, uci] };
    const reply = await search(turn, next, { nodes: NODES_EACH });
    const gain = reply && (await gainOf(turn, next, reply));
    if (!gain || !(gain.winsGame || gain.won.includes(piece))) return false;
  }
  return true;
}

async function threat(turn: Turn, view: View): Promise<Merit | null> {
  const line = await gainAfterPass(turn, view);
  return line && { kind: 'threatens', line };
}

/** The opponent's threat that the move leaves without effect. */
async function metThreat(
  turn: Turn,
  before: View,
  game: Game,
  reply: SearchedLine,
): Promise<Merit | null> {
  const line = await gainAfterPass(turn, before);
  if (!line || (await gainOf(turn, game, reply))) return null;
  return { kind: 'meets', line };
}

/** The certain gain of the side that has just moved, if it could move again at once. */
async function gainAfterPass(turn: Turn, view: View): Promise<TutorLine | null> {
  // In check nobody can pass.
  if (view.check) return null;
  const { game, style } = view.game;
  const reply = await turn.ask('compose', { game, setup: passed(view) });
  if ('error' in reply || reply.rejected) return null;
  const passing: Game = { game, start: reply.fen, moves: [], ...(style && { style }) };
  const found = await search(turn, passing, { nodes: NODES });
  const gain = found && (await gainOf(turn, passing, found));
  return found && gain ? lineOf(passing, found.pv, gain) : null;
}

/** The certain gain of a line. */
async function gainOf(turn: Turn, game: Game, line: SearchedLine): Promise<LineGain | undefined> {
  const best = line.pv.map(({ uci }) => uci);
  const facts = await askThink(turn, 'mistake', { game, played: [], best });
  const gain = 'error' in facts ? undefined : facts.misses;
  return gain && isReason(gain) ? gain : undefined;
}

function isReason(gain: LineGain): boolean {
  return !gain.perpetualCheck && isSeen(gain);
}

function lineOf(from: Game, moves: readonly NotatedMove[], gain: LineGain): TutorLine {
  return { from, moves, mate: undefined, gain, alike: [] };
}
