import type { JudgedGame } from './judged.ts';

/** Loss of winning chances that halves a move's accuracy, as in a review. */
const HALVES = 0.14;

/** Mean accuracy of your moves in a game, 0 to 100. */
export function accuracyOf({ moves }: JudgedGame): number {
  const all = moves.reduce((sum, { loss }) => sum + 100 * 2 ** (-loss / HALVES), 0);
  return moves.length === 0 ? 100 : all / moves.length;
}

/** Means of so many values each, at most; the last ones whole. */
export function smoothed(values: readonly number[], window: number): number[] {
  return values.flatMap((_, end) => {
    if (end + 1 < window) return [];
    const part = values.slice(end + 1 - window, end + 1);
    return part.reduce((sum, value) => sum + value, 0) / window;
  });
}
