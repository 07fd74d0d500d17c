import { type RatedResult, type Rating, rated } from './glicko.ts';

/** Deviation and volatility of a person of whom nothing is known, as Glickman advises. */
const UNKNOWN = { deviation: 350, volatility: 0.06 };
/** Ratings go no lower. */
const LEAST = 100;
/** Rating at which a person begins. */
const FIRST = 1_200;
/** A rating is shown as uncertain above this deviation. */
const CERTAIN = 110;

/** Rating before the first result. */
export const FIRST_RATING: Rating = { rating: FIRST, ...UNKNOWN };

/** The rating after a result. */
export function ratedAfter(before: Rating, result: RatedResult): Rating {
  const after = rated(before, [result]);
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

/** Half the width of the range in which the strength is with 95 %, in rating points. */
export function spreadOf({ deviation }: Rating): number {
  return Math.round(2 * deviation);
}
