import { finalScore, forFirst, lossOf, turned } from '@chariot/engine/analysis';
import type { Turn } from '@chariot/engine/client';
import { other } from '@chariot/game';
import type {
  Game,
  LineGain,
  MoveInEnding,
  NotatedMove,
  SearchLimits,
  SearchReport,
  SearchScore,
  SideName,
  Verdict,
  View,
} from '@chariot/protocol';
import { Tables } from '../engine/tables.ts';
import { askThink, thinkEngines } from '../engine/thinkEngine.ts';
import { materialOf } from '../game/game.ts';
import type { Numbering } from './numbered.ts';
import { fewOf, isWorse } from './sentences.ts';

/** Nodes for the position before a move, and for the one after. */
const NODES = 400_000;
/** Nodes for each of the two positions of a verdict, which gives no reasons. */
const VERDICT_NODES = 100_000;
/** Longest gain of material that counts as a reason, in plies: nobody sees further. */
const LONGEST = 9;

/** Tables of the explaining engine. */
const tables = new Tables(thinkEngines);

export interface TutorLine {
  /** The game up to the start of the line. */
  from: Game;
  moves: readonly NotatedMove[];
  /** Moves to a forced mate by the side that begins. */
  mate: number | undefined;
  /** Gain of the side that begins, as far as the rules prove it. */
  gain: LineGain | undefined;
  /** Moves of the first position that keep the table result, if few; they may include the line's own. */
  alike: readonly NotatedMove[];
}

export interface Explanation {
  numbering: Numbering;
  mover: SideName;
  played: NotatedMove;
  /** Table facts about the move; absent if there are none. */
  ending: MoveInEnding | undefined;
  /** Whether the move loses more than a little of the winning chances. */
  isMistake: boolean;
  /** The reply; its `gain` and `mate` are what the move allows. Absent if the game is over. */
  reply: TutorLine | undefined;
  /** The better line; its `gain` and `mate` are what the move misses. Absent if the move is best. */
  better: TutorLine | undefined;
}

/** The engine's line from a position. */
export interface SearchedLine {
  pv: readonly NotatedMove[];
  /** For the side to move; absent if the game is over. */
  score: SearchScore | undefined;
}

/** The engine's lines before and after a move. The judgement of the move and its explanation rest on them. */
export interface Judged {
  before: SearchedLine;
  after: SearchedLine;
}

/** Explains the last move of a game; `null` if stopped or failed. */
export async function explain(turn: Turn, game: Game): Promise<Explanation | null> {
  const judged = await judge(turn, game);
  return judged && explainAs(turn, game, judged);
}

/**
 * Searches the positions before and after the last move of a game; `null` if stopped or failed. With `than`, a move from the
 * same position, that move's line takes the place of the engine's best.
 */
export async function judge(
  turn: Turn,
  game: Game,
  than?: NotatedMove,
  nodes = NODES,
): Promise<Judged | null> {
  const before = beforeLast(game);
  const shown = await turn.ask('view', before);
  if ('error' in shown) return null;
  await needTables(before, shown.view);
  const was = await (than ? searchAfter(turn, before, than, nodes) : searchOn(turn, before, nodes));
  const now = was && (await searchOn(turn, game, nodes));
  return was && now && { before: was, after: now };
}

/** The line that begins with a move; `null` if stopped or failed. */
async function searchAfter(
  turn: Turn,
  from: Game,
  move: NotatedMove,
  nodes: number,
): Promise<SearchedLine | null> {
  const game = { ...from, moves: [...from.moves, move.uci] };
  const found = await search(turn, game, { nodes });
  if (!found) return null;
  const score = found.score ?? (await scoreAtEnd(turn, game));
  return { pv: [move, ...found.pv], score: score && turned(score) };
}

/**
 * Judges the last move of a game against another from the same position, as the opening book judges its moves; `undefined`
 * if stopped or failed.
 */
export async function verdictAgainst(
  turn: Turn,
  game: Game,
  than: NotatedMove,
  nodes = VERDICT_NODES,
): Promise<Verdict | undefined> {
  const judged = await judge(turn, game, than, nodes);
  const after = judged && (judged.after.score ?? (await scoreAtEnd(turn, game)));
  if (!after || !judged.before.score) return undefined;
  // Both for the side that moved, whichever it is.
  const { moveClass } = lossOf('first', judged.before.score, turned(after), false);
  if (moveClass === 'blunder') return 'losing';
  return moveClass ? 'dubious' : 'sound';
}

/** Explains the last move of a game by lines that are known; `null` if stopped or failed. */
export async function explainAs(
  turn: Turn,
  game: Game,
  { before: was, after: now }: Judged,
): Promise<Explanation | null> {
  const before = beforeLast(game);
  const shown = await turn.ask('view', before);
  const played = 'error' in shown ? undefined : shown.view.moves.find(isMove(game.moves.at(-1)));
  if ('error' in shown || !played) return null;
  await needTables(before, shown.view);
  const mover = shown.view.toMove;
  const best = was.pv.map(({ uci }) => uci);
  const reply = now.pv.map(({ uci }) => uci);
  const content = { game: before, played: [played.uci, ...reply], best };
  const facts = await askThink(turn, 'mistake', content);
  if ('error' in facts) return null;

  const isBest = best[0] === played.uci;
  const after = now.score ?? (await scoreAtEnd(turn, game));
  if (!after || !was.score) return null;
  const worth = forFirst(was.score, mover);
  const then = forFirst(after, other(mover));
  const { ending } = facts;
  const isMistake = ending
    ? isWorse(ending.best, ending.played)
    : lossOf(mover, worth, then, isBest).moveClass !== null;
  return {
    numbering: shown.view,
    mover,
    played,
    ending,
    isMistake,
    reply: now.pv.length > 0 ? lineOf(game, now, isMistake, facts.allows) : undefined,
    better: isBest ? undefined : lineOf(before, was, isMistake, facts.misses, fewOf(ending)),
  };
}

/** The game before its last move. */
export function beforeLast(game: Game): Game {
  return { ...game, moves: game.moves.slice(0, -1) };
}

/** Waits for the tables of a position. */
async function needTables(game: Game, view: View): Promise<void> {
  const material = materialOf(view.pieces);
  if (!material) return;
  await tables.need(game.game, material);
  await tables.complete(game);
}

function lineOf(
  from: Game,
  { pv, score }: SearchedLine,
  isMistake: boolean,
  gain: LineGain | undefined,
  alike: readonly NotatedMove[] = [],
): TutorLine {
  // Perpetual check counts only if the search agrees that the position is a draw.
  const isDrawn = score?.kind === 'centipawns' && score.value === 0;
  const holds = isMistake && (isDrawn || !gain?.perpetualCheck) && gain && isSeen(gain);
  const mate = isMistake && score?.kind === 'mateIn' ? score.moves : undefined;
  // No one sees a tablebase mate this far ahead: material is the better reason.
  const isFar = mate !== undefined && mate > LONGEST / 2 + 1 && holds && !gain.winsGame;
  return { from, moves: pv, mate: isFar ? undefined : mate, gain: holds ? gain : undefined, alike };
}

/** Whether a gain comes early enough in its line to be a reason. */
export function isSeen({ winsGame, perpetualCheck, plies }: LineGain): boolean {
  return winsGame || perpetualCheck || plies <= LONGEST;
}

/** The engine's line; `null` if stopped or failed. */
export async function search(
  turn: Turn,
  game: Game,
  limits: SearchLimits,
): Promise<SearchedLine | null> {
  const reply = await turn.search({ game, limits });
  if (!reply || 'error' in reply) return null;
  const report: SearchReport | undefined = reply.report;
  const pv = report?.pv.length ? report.pv : [reply.best].flatMap((best) => best ?? []);
  return { pv, score: reply.best && report?.score };
}

/** The engine's line. Where a table knows the root, its line to a mate may be short or long: `LONGEST` plies count. */
async function searchOn(turn: Turn, game: Game, nodes: number): Promise<SearchedLine | null> {
  const found = await search(turn, game, { nodes });
  if (!found?.score || found.score.kind === 'centipawns') return found;
  const { pv, score } = found;
  const wanted = Math.min(2 * score.moves - 1, LONGEST);
  if (pv.length === 0 || pv.length === wanted) return found;
  const probed = await turn.ask('probe', game);
  if ('error' in probed || !probed.result.dtm) return found;
  if (pv.length > wanted) return { pv: pv.slice(0, wanted), score };
  const moves = [...game.moves, ...pv.map(({ uci }) => uci)];
  const further = await search(turn, { ...game, moves }, { nodes });
  return { pv: [...pv, ...(further?.pv ?? [])].slice(0, wanted), score };
}

/** Score of a finished game, for the side to move; `undefined` while it goes on, or if stopped or failed. */
export async function scoreAtEnd(turn: Turn, game: Game): Promise<SearchScore | undefined> {
  const reply = await turn.ask('view', game);
  if ('error' in reply || !reply.view.result) return undefined;
  return finalScore(reply.view.result.winner, reply.view.toMove);
}

function isMove(uci: string | undefined) {
  return (move: NotatedMove): boolean => move.uci === uci;
}
