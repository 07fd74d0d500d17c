/** Most milliseconds per move, by level; weak levels search few nodes and need less. */
const LONGEST = 3_000;
const TIMES = [400, 400, 400, 500, 600, 700, 800, 1_000, 1_200, 1_500, 2_000, LONGEST];

/** Elo that a newcomer can meet in either game. */
export const NEWCOMER = 400;

/** The level, from 1, whose Elo is nearest; the weaker of two as near. `ratings`: Elo of levels 1, 2, … */
export function nearestLevel(ratings: readonly number[], elo: number): number {
  const off = ratings.map((rating) => Math.abs(rating - elo));
  return off.indexOf(Math.min(...off)) + 1;
}

/** Most milliseconds per move of a level, from 1. */
export function timeOf(level: number): number {
  return TIMES[level - 1] ?? LONGEST;
}
