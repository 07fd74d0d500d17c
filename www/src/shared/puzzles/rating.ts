import { type Rating, rated } from './glicko.ts';

/** Deviation of a puzzle's rating: the error of the fit (docs/results/puzzles.md). */
const PUZZLE_DEVIATION = 300;
/** Deviation and volatility of a person of whom nothing is known, as Glickman advises. */
const UNKNOWN = { deviation: 350, volatility: 0.06 };
/** Ratings go no lower. */
const LEAST = 100;
/** Rating at which a person begins. */
const FIRST = 1_200;
/** A rating is shown as uncertain above this deviation. */
const CERTAIN = 110;

/** Rating before the first puzzle. */
export const FIRST_RATING: Rating = { rating: FIRST, ...UNKNOWN };

/** The rating after a puzzle. */
export function ratedBy(before: Rating, puzzle: number, isSolved: boolean): Rating {
  const opponent = { rating: puzzle, deviation: PUZZLE_DEVIATION };
  const after = rated(before, [{ opponent, score: isSolved ? 1 : 0 }]);
  return {
    ...after,
    rating: Math.max(LEAST, after.rating),
    // A surprise cannot make a person less known than nothing does.
    deviation: Math.min(UNKNOWN.deviation, after.deviation),
  };
}

/** Whether a rating is more than a guess. */
export function isCertain({ deviation }: Rating): boolean {
  return deviation <= CERTAIN;
}
