import type { SideName } from '@chariot/protocol';
import type { JudgedGame } from './judged.ts';

/** How often a piece of yours was captured on a square, by its name as seen by the first side. */
export type Deaths = ReadonlyMap<string, number>;

/** The deaths of your pieces in the games with a side. */
export function deathsOf(games: readonly JudgedGame[], side: SideName): Deaths {
  const counts = new Map<string, number>();
  for (const game of games) {
    if (game.side !== side) continue;
    for (const square of game.deaths) counts.set(square, (counts.get(square) ?? 0) + 1);
  }
  return counts;
}
