/** Milliseconds the computer takes for a move at levels 1, 2, …: weak levels answer at once. */
const MOVE_TIMES = [150, 200, 250, 350, 500, 700, 1_000, 1_500, 2_000, 3_000];

/** Number of levels. */
export const LEVELS = MOVE_TIMES.length;

/** Milliseconds the computer takes for a move at this level. */
export function moveTime(level: number): number {
  return MOVE_TIMES[level - 1] ?? 1_000;
}
