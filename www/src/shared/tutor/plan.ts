import type { Turn } from '@chariot/engine/client';
import { other } from '@chariot/game';
import type { EvaluationAnatomy, Game, NotatedMove, SideName, TermName } from '@chariot/protocol';
import { askThink } from '../engine/thinkEngine.ts';
import { PLACE_OF, type TermTheme, tapered } from '../game/terms.ts';
import { beforeLast, type Explanation, type Judged } from './explain.ts';

/** Parts of a line after which it is evaluated, in plies; even, so that the same side is to move. The first to tell counts. */
const PARTS = [8, 6, 4];
/** Longest part of a line that must not win material, in plies. */
const LONGEST = 12;
/** Smallest change worth telling, in centipawns. */
const SMALLEST = 12;
/** Change of material up to which a line counts as quiet, in centipawns: the value of a piece drifts with the phase. */
const DRIFT = 30;
/** Most tendencies told of a line. */
const MOST = 2;

/** The aim of a plan: one or several themes of the evaluation. */
export const AIMS = ['activity', 'pawns', 'passed', 'king', 'attack'] as const;
export type Aim = (typeof AIMS)[number];

const AIM_OF: Readonly<Partial<Record<TermTheme, Aim | 'material'>>> = {
  material: 'material',
  place: 'activity',
  mobility: 'activity',
  pieces: 'activity',
  pawns: 'pawns',
  passed: 'passed',
  king: 'king',
};

/** A change in the engine's own evaluation that a line brings about: a tendency, not a fact. */
export interface Tendency {
  aim: Aim;
  /** The side whose part changes more, for the better if it `grows`. */
  side: SideName;
  grows: boolean;
  /** Centipawns that one side gains on the other. */
  gain: number;
}

/** Where lines lead that neither win nor lose anything certain. */
export interface Plan {
  /** The good move gains; the better line gains more than the mistake's; or the opponent gains after the mistake. */
  kind: 'gains' | 'better' | 'concedes';
  tendencies: readonly Tendency[];
}

/** The plan of a quiet move, by the terms of the evaluation; `null` if something certain is known, or nothing is worth telling. */
export async function planOf(
  turn: Turn,
  game: Game,
  { before, after }: Judged,
  { mover, played, ending, isMistake, reply, better }: Explanation,
): Promise<Plan | null> {
  const isCertain = [reply, better].some((line) => line?.gain || line?.mate !== undefined);
  const isMate = [before, after].some(({ score }) => score?.kind !== 'centipawns');
  if (ending || isCertain || isMate) return null;
  const own = [played, ...(reply?.moves ?? [])];
  const gains = (side: SideName, to: Line, from?: Line): Promise<readonly Tendency[]> =>
    gained(turn, beforeLast(game), side, to, from);
  if (!isMistake) return planBy('gains', await gains(mover, own));
  const plan = better && planBy('better', await gains(mover, better.moves, own));
  return plan ?? planBy('concedes', await gains(other(mover), own));
}

function planBy(kind: Plan['kind'], tendencies: readonly Tendency[]): Plan | null {
  return tendencies.length > 0 ? { kind, tendencies } : null;
}

type Line = readonly NotatedMove[];

/** The gain of `side` along a line from a position: over the end of another line, or else over the position itself. */
async function gained(
  turn: Turn,
  start: Game,
  side: SideName,
  to: Line,
  from?: Line,
): Promise<readonly Tendency[]> {
  const lines = [to, ...(from ? [from] : [])];
  const quiet = await Promise.all(lines.map((line) => isQuiet(turn, start, line)));
  if (quiet.includes(false)) return [];
  const whole = Math.min(...lines.map(({ length }) => length));
  // Pieces are exchanged in the middle of many a line.
  for (const plies of PARTS.filter((part) => part <= whole)) {
    const [end, origin] = await Promise.all([
      evaluationAfter(turn, start, to, plies),
      evaluationAfter(turn, start, from ?? [], plies),
    ]);
    const found = end && origin ? tendencies(origin, end, side) : [];
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether nobody has won material at the end of a line. */
async function isQuiet(turn: Turn, start: Game, line: Line): Promise<boolean> {
  const plies = Math.min(LONGEST, line.length - (line.length % 2));
  const [end, origin] = await Promise.all([
    evaluationAfter(turn, start, line, plies),
    evaluationAfter(turn, start, line, 0),
  ]);
  if (!end || !origin) return false;
  const { phase } = origin;
  const balance = (anatomy: EvaluationAnatomy): number =>
    worthOf(anatomy, 'material', 'first', phase) - worthOf(anatomy, 'material', 'second', phase);
  return Math.abs(balance(end) - balance(origin)) < DRIFT;
}

/** The evaluation after the first plies of a line; `null` where there is none, as in check. */
async function evaluationAfter(
  turn: Turn,
  from: Game,
  line: Line,
  plies: number,
): Promise<EvaluationAnatomy | null> {
  const moves = line.slice(0, plies).map(({ uci }) => uci);
  const reply = await askThink(turn, 'evaluation', {
    game: { ...from, moves: [...from.moves, ...moves] },
  });
  return 'error' in reply ? null : reply.anatomy;
}

/** The aims in which a side gains most on the other, the greatest first; none if material changes too. */
export function tendencies(
  from: EvaluationAnatomy,
  to: EvaluationAnatomy,
  planner: SideName,
): readonly Tendency[] {
  const { phase } = from;
  const changeOf = (name: 'material' | Aim, side: SideName): number =>
    worthOf(to, name, side, phase) - worthOf(from, name, side, phase);
  const opponent = other(planner);
  const isLevel = [planner, opponent].every((side) => Math.abs(changeOf('material', side)) < DRIFT);
  if (!isLevel) return [];
  return AIMS.map((aim): Tendency => {
    const own = changeOf(aim, planner);
    const loss = -changeOf(aim, opponent);
    const grows = own >= loss;
    return { aim, side: grows ? planner : opponent, grows, gain: own + loss };
  })
    .filter(({ gain }) => gain >= SMALLEST)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST);
}

/** Worth of an aim's terms to a side, in centipawns, at a phase of the game. */
function worthOf(
  { terms, attack }: EvaluationAnatomy,
  aim: 'material' | Aim,
  side: SideName,
  phase: number,
): number {
  if (aim === 'attack') return tapered(attack[side], phase);
  const own = terms.filter(({ name, isAttack }) => !isAttack && aimOf(name, phase) === aim);
  return own.reduce((sum, { worth }) => sum + tapered(worth[side], phase), 0);
}

/** Where the king stands is a matter of its safety while many pieces are left. */
function aimOf(name: TermName, phase: number): Aim | 'material' | undefined {
  const [theme, label] = PLACE_OF[name];
  return theme === 'place' && label === 'K' && phase > 0.5 ? 'king' : AIM_OF[theme];
}
