import { accuracyOf as accuracyOfMove } from '@chariot/engine/analysis';
import type { JudgedGame } from './judged.ts';

/** Mean accuracy of your moves in a game, 0 to 100. */
export function accuracyOfGame({ moves }: JudgedGame): number {
  const all = moves.reduce((sum, { loss }) => sum + accuracyOfMove(loss), 0);
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
