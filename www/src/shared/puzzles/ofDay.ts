import type { PackedPuzzle } from './file.ts';

/** Ratings of a day's puzzle: neither seen at once nor for the strongest alone. */
const RANGE = { least: 1_200, most: 1_800 };
/** A prime that divides the number of no file's puzzles, so that a day's step visits them all. */
const STEP = 7_919;

/**
 * The puzzle of a day, such as `2026-11-23`: the same for everybody with this file, and none twice before all have had
 * their day.
 */
export function puzzleOfDay(
  puzzles: readonly PackedPuzzle[],
  day: string,
): PackedPuzzle | undefined {
  const fitting = puzzles.filter(({ rating }) => rating >= RANGE.least && rating <= RANGE.most);
  const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  return fitting[(days * STEP) % fitting.length];
}
