import type { SolvingOutcome } from '../puzzles/task.ts';
import type { PracticeRating } from './card.ts';

/** Milliseconds a move within which a puzzle is easy. */
const EASY_WITHIN = 8_000;
/** The share of the fewest plies that a good win of an ending may take longer. */
const GOOD_OVER = 0.25;

/** How well a puzzle went, of so many moves to be found. */
export function ratingOfPuzzle(
  outcome: SolvingOutcome,
  millis: number,
  moves: number,
): PracticeRating {
  if (outcome === 'failed') return 'again';
  if (outcome === 'hinted') return 'hard';
  return millis <= EASY_WITHIN * moves ? 'easy' : 'good';
}

/** How well an ending went, won so many plies later than the fewest; `null` if the win was given away. */
export function ratingOfEnding(over: number | null, fewest: number): PracticeRating {
  if (over === null) return 'again';
  if (over <= 0) return 'easy';
  return over <= GOOD_OVER * fewest ? 'good' : 'hard';
}
