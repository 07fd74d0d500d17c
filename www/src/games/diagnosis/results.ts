import type { JudgedGame } from './judged.ts';

/** Finished games, by your result. */
export interface Results {
  wins: number;
  draws: number;
  losses: number;
}

export function resultsOf(games: readonly JudgedGame[]): Results {
  const counted = (wanted: JudgedGame['result']): number =>
    games.filter(({ result }) => result === wanted).length;
  return { wins: counted('win'), draws: counted('draw'), losses: counted('loss') };
}

/** Points in percent of those that were to be had; `null` without a finished game. */
export function scoreOf({ wins, draws, losses }: Results): number | null {
  const ended = wins + draws + losses;
  return ended === 0 ? null : (100 * (wins + draws / 2)) / ended;
}
