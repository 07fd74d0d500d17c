import type { SearchScore, SideName } from '@chariot/protocol';
import { MOVE_CLASSES, type MoveClass } from './moveClasses.ts';
import { share, turned } from './score.ts';

/** Loss of winning chances that halves a move's accuracy. */
const HALVES = 0.08;
/** Advantage in centipawns that has a chance of 3/4 on the second curve: here a queen still counts in a decided game. */
const DECIDED = 900;
/** Cap on scores, in centipawns: being mated a move sooner is no worse play. */
const MOST = 1_000;
/** Weight of a move in a decided position; 1 in an even one. */
const LEAST_WEIGHT = 0.1;

/** Cost of a move. */
export interface MoveLoss {
  mover: SideName;
  /** Winning chances lost, 0 to 1. */
  loss: number;
  /** Centipawns lost, 0 to 2000. */
  centipawns: number;
  /** Openness of the game, 0 (decided) to 1 (even). */
  openness: number;
  /** 0 to 100. */
  accuracy: number;
  moveClass: MoveClass | null;
}

/** A side's quality of play. */
export interface SideReview {
  /** 0 to 100. */
  accuracy: number;
  /** Average centipawn loss. */
  averageLoss: number;
  counts: Record<MoveClass, number>;
  moves: number;
}

/**
 * The loss of a move, from the scores before and after it, both for the first side. A logistic
 * curve, also that of the evaluation bar, turns centipawns into winning chances: W(c) = 1 / (1 +
 * 3^(−c / 230)). An advantage of 230 centipawns wins three games of four; a mate is a chance of 1.
 * The loss is the fall of W for the mover, at least 0. The accuracy is 100 · 2^(−d / 0.08): 100 for
 * the best move, 50 for one that throws away 8 of 100 games. For d, 230 may also be 900, and the
 * larger loss counts: material and mates given away in a decided game cost accuracy too.
 *
 * The constants fit games of the ten levels of before (docs/results/levels.md).
 *
 * `best`: the move is the engine's choice and so loses nothing, even if the deeper search after it
 * finds a lower score.
 */
export function lossOf(
  mover: SideName,
  before: SearchScore,
  after: SearchScore,
  best: boolean,
): MoveLoss {
  const [mine, then] = mover === 'first' ? [before, after] : [turned(before), turned(after)];
  const loss = best ? 0 : Math.max(0, share(mine) - share(then));
  const centipawns = best ? 0 : Math.max(0, capped(mine) - capped(then));
  const moveClass = MOVE_CLASSES.find((one) => loss >= one.loss)?.moveClass ?? null;
  const openness = opennessOf(share(mine));
  const decided = best ? 0 : share(mine, DECIDED) - share(then, DECIDED);
  const accuracy = accuracyOf(Math.max(loss, decided));
  return { mover, loss, centipawns, openness, accuracy, moveClass };
}

/** The accuracy of a move, 0 to 100, by the winning chances that it loses, 0 to 1. */
export function accuracyOf(loss: number): number {
  return 100 * 2 ** (-loss / HALVES);
}

/** The openness of a position by the winning chances of either side, 0 to 1. */
export function opennessOf(chance: number): number {
  return 4 * chance * (1 - chance);
}

/** Mean accuracy of moves, 0 to 100, weighted by openness; 100 of none. */
export function meanAccuracy(moves: readonly Pick<MoveLoss, 'accuracy' | 'openness'>[]): number {
  let [weights, weighted] = [0, 0];
  for (const { accuracy, openness } of moves) {
    const weight = LEAST_WEIGHT + (1 - LEAST_WEIGHT) * openness;
    weights += weight;
    weighted += weight * accuracy;
  }
  return weights === 0 ? 100 : weighted / weights;
}

/**
 * A side's accuracy: the average over its moves, weighted by openness. `null` for a side without
 * moves.
 */
export function reviewOf(side: SideName, losses: readonly MoveLoss[]): SideReview | null {
  const own = losses.filter(({ mover }) => mover === side);
  if (own.length === 0) return null;
  const counts = { inaccuracy: 0, mistake: 0, blunder: 0 };
  let centipawns = 0;
  for (const one of own) {
    centipawns += one.centipawns;
    if (one.moveClass) counts[one.moveClass] += 1;
  }
  const moves = own.length;
  return {
    accuracy: meanAccuracy(own),
    averageLoss: centipawns / moves,
    counts,
    moves,
  };
}

function capped(score: SearchScore): number {
  if (score.kind === 'centipawns') return Math.max(-MOST, Math.min(MOST, score.value));
  return score.kind === 'mateIn' ? MOST : -MOST;
}
