import type { RungName } from '@chariot/protocol';
import type { RungGames } from '../../shared/games/think.ts';

/** Percentage of possible points, with half the width of its 95 % interval. */
export interface Points {
  percent: number;
  error: number;
}

/** Standard deviations on either side that hold 95 %. */
const Z = 1.96;

/** Score of `player` against `other`; `undefined` if they did not play. */
export function pointsOf(
  games: readonly RungGames[],
  player: RungName,
  other: RungName,
): Points | undefined {
  const met = games.find(
    ({ lower, higher }) =>
      (lower === player && higher === other) || (lower === other && higher === player),
  );
  if (!met) return undefined;
  const [wins = 0, draws = 0, losses = 0] =
    met.lower === player ? met.results : [...met.results].reverse();
  const count = wins + draws + losses;
  const mean = (wins + draws / 2) / count;
  const spread = (wins * (1 - mean) ** 2 + draws * (0.5 - mean) ** 2 + losses * mean ** 2) / count;
  // Wilson's interval: even a player that has won every game is not sure to win all.
  const width = Math.sqrt(spread / count + (Z / (2 * count)) ** 2) / (1 + Z ** 2 / count);
  return { percent: Math.round(100 * mean), error: Math.round(100 * Z * width) };
}
