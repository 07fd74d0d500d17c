import type { SearchScore, SideName } from '@chariot/protocol';
import { MOVE_CLASSES, type MoveClass } from './moveClasses.ts';
import { share, turned } from './score.ts';

/** A loss of winning chances that halves the accuracy of a move. */
const HALVES = 0.14;
/** Scores are capped at this many centipawns: being mated a move sooner is no worse play. */
const MOST = 1_000;
/** Weight of a move in a decided position; in an even one it is 1. */
const LEAST_WEIGHT = 0.2;

/** What a move cost. */
export interface MoveLoss {
  mover: SideName;
  /** Winning chances thrown away, 0 to 1. */
  loss: number;
  /** Centipawns thrown away, 0 to 2000. */
  centipawns: number;
  /** How open the game was, 0 (decided) to 1 (even). */
  openness: number;
  /** 0 to 100. */
  accuracy: number;
  moveClass: MoveClass | null;
}

/** How well a side played. */
export interface SideReview {
  /** 0 to 100. */
  accuracy: number;
  /** Centipawns lost by a move on average. */
  averageLoss: number;
  counts: Record<MoveClass, number>;
  moves: number;
}

/**
 * What a move lost: the difference between the values of the positions before and after it, both for the first side.
 *
 * Centipawns become winning chances by a logistic curve, the one of the evaluation bar: W(c) = 1 / (1 + 3^(−c / 230)),
 * so that an advantage of 230 centipawns wins three games of four; a mate is a chance of 1. The loss d is what W falls
 * by for the side that moves, never less than 0, and the accuracy of the move is 100 · 2^(−d / 0.14): 100 for the best
 * move, 50 for one that throws away 14 of 100 games.
 *
 * `best`: the move is the one that the engine would have played. A search of the position after it looks deeper than
 * the one before, so its value may be worse: that is no fault of the move.
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
  const openness = 4 * share(mine) * (1 - share(mine));
  return { mover, loss, centipawns, openness, accuracy: 100 * 2 ** (-loss / HALVES), moveClass };
}

/**
 * The accuracy of a side is the mean of two averages of its moves' accuracies: an arithmetic one in which a move
 * weighs the more the more open the game was, and a harmonic one, which a single blunder pulls down. `null` if it made
 * no move.
 */
export function reviewOf(side: SideName, losses: readonly MoveLoss[]): SideReview | null {
  const own = losses.filter(({ mover }) => mover === side);
  if (own.length === 0) return null;
  const counts = { inaccuracy: 0, mistake: 0, blunder: 0 };
  let weights = 0;
  let weighted = 0;
  let inverse = 0;
  let centipawns = 0;
  for (const one of own) {
    const weight = LEAST_WEIGHT + (1 - LEAST_WEIGHT) * one.openness;
    weights += weight;
    weighted += weight * one.accuracy;
    // A single move of accuracy 0 must not zero the harmonic mean.
    inverse += 1 / Math.max(one.accuracy, 1);
    centipawns += one.centipawns;
    if (one.moveClass) counts[one.moveClass] += 1;
  }
  const moves = own.length;
  return {
    accuracy: (weighted / weights + moves / inverse) / 2,
    averageLoss: centipawns / moves,
    counts,
    moves,
  };
}

function capped(score: SearchScore): number {
  if (score.kind === 'centipawns') return Math.max(-MOST, Math.min(MOST, score.value));
  return score.kind === 'mateIn' ? MOST : -MOST;
}
