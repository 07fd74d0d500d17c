/** Most milliseconds per move, by level; weak levels search few nodes and need less. */
const LONGEST = 3_000;
const TIMES = [400, 400, 400, 500, 600, 700, 800, 1_000, 1_200, 1_500, 2_000, LONGEST];

/** Elo of the level that a newcomer meets. */
const FIRST_RATING = 750;

/** The level, from 1, whose rating is nearest to what a newcomer can meet in either game. */
export function firstLevel(ratings: readonly number[]): number {
  const off = ratings.map((rating) => Math.abs(rating - FIRST_RATING));
  return off.indexOf(Math.min(...off)) + 1;
}

/** Most milliseconds per move of a level, from 1. */
export function timeOf(level: number): number {
  return TIMES[level - 1] ?? LONGEST;
}
