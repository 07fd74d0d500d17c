import { forFirst, share, shortScore } from '@chariot/engine/analysis';
import type {
  DistanceToMate,
  MoveDtm,
  NotatedMove,
  ProbeResult,
  SearchReport,
  SearchScore,
  SideName,
  View,
} from '@chariot/protocol';
import type { Pointer } from '../board/Overlay.tsx';

/** A distance to mate, and whether the fifty-move rule draws before it. */
export interface Ruled {
  dtm?: DistanceToMate | undefined;
  cursed?: boolean | undefined;
}

/** The result under the fifty-move rule. */
export function underRule({ dtm, cursed = false }: Ruled): DistanceToMate | undefined {
  return cursed ? { kind: 'draw' } : dtm;
}

/** The engine's estimate of a position that no table holds. */
export interface Estimate {
  view: View;
  /** Depth of the last line in plies. */
  depth: number;
  /** The last line of each searched move, best first; scores are for the side to move. */
  lines: readonly SearchReport[];
}

/** A legal move with its result or score. */
export interface RatedMove {
  move: NotatedMove;
  tone: Pointer['tone'];
  /** The result in a few characters. */
  badge: string;
  /** From the tables; absent if none knows the move. */
  dtm?: DistanceToMate | undefined;
  /** Whether the fifty-move rule draws before that mate. */
  cursed?: boolean | undefined;
  /** From the engine: the score for the first side, and the line from the move on. */
  line?: { score: SearchScore; moves: readonly NotatedMove[] };
}

/** The moves of a position, best first. */
export function ratedMoves(known: ProbeResult | Estimate): RatedMove[] {
  if ('moves' in known) return known.moves.map(byTable);
  const { toMove } = known.view;
  return known.lines.flatMap((report) => byEngine(report, toMove));
}

function byTable(known: MoveDtm): RatedMove {
  const { move, dtm, cursed } = known;
  const reached = underRule(known);
  return { move, tone: toneOf(reached), badge: badgeOf(reached), dtm, cursed };
}

/** Least winning chances of a side that is better. */
const BETTER = 0.6;

function byEngine({ score, pv: moves }: SearchReport, toMove: SideName): RatedMove[] {
  const [move] = moves;
  if (!move) return [];
  const chance = share(score);
  const tone = chance >= BETTER ? 'good' : chance <= 1 - BETTER ? 'bad' : 'even';
  const forAll = forFirst(score, toMove);
  return [{ move, tone, badge: shortScore(forAll), line: { score: forAll, moves } }];
}

/** The moves as good as the first. */
export function bestMoves(probe: ProbeResult): MoveDtm[] {
  const best = underRule(probe.moves[0] ?? {});
  if (!best) return [];
  return probe.moves.filter((move) => {
    const value = underRule(move);
    return value && sameValue(value, best);
  });
}

function sameValue(a: DistanceToMate, b: DistanceToMate): boolean {
  return a.kind === b.kind && (a.kind === 'draw' || b.kind === 'draw' || a.moves === b.moves);
}

/**
 * The table's best move. Among drawing moves the choice is random, so that nobody holds a draw by
 * knowing the reply.
 */
export function bestReply(probe: ProbeResult): NotatedMove | undefined {
  const best = bestMoves(probe);
  const drawn = best[0] && underRule(best[0])?.kind === 'draw' && !best[0].cursed;
  return best[drawn ? Math.floor(Math.random() * best.length) : 0]?.move;
}

/** The tone of a result for the mover. */
export function toneOf(value: DistanceToMate | undefined): Pointer['tone'] {
  if (!value) return 'accent';
  return ({ win: 'good', draw: 'even', loss: 'bad' } as const)[value.kind];
}

/** A distance to mate in one or two characters. */
export function badgeOf(value: DistanceToMate | undefined): string {
  if (!value) return '?';
  return value.kind === 'draw' ? '=' : String(value.moves);
}

/**
 * Badges for the moves of one piece, or the arrow of the pointed move. The piece is the pointed
 * one, or the only one that can move.
 */
export function pointersFor(moves: readonly RatedMove[], pointed: string | null): Pointer[] {
  const one = moves.find(({ move }) => move.uci === pointed);
  if (one) return [{ ...badge(one), from: one.move.from }];
  const squares = new Set(moves.map(({ move }) => move.from));
  const from = pointed !== null && squares.has(pointed) ? pointed : null;
  if (from === null && squares.size > 1) return [];
  return moves.filter(({ move }) => from === null || move.from === from).map(badge);
}

function badge({ move, badge: text, tone }: RatedMove): Pointer {
  return { to: move.to, badge: text, tone };
}
