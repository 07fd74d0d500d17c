import { isDated, type JudgedGame, type Theme } from './judged.ts';
import { FEWEST, RECENT } from './points.ts';
import { difference, isCertain, type Measured, measured } from './statistics.ts';
import type { FoundMistake } from './summary.ts';

/** Whether you missed what a theme would have won, or allowed the other side to win by it. */
export const MANNERS = ['missed', 'allowed'] as const;
export type Manner = (typeof MANNERS)[number];

/** Cost of a theme. */
export interface ThemeCount {
  manner: Manner;
  theme: Theme;
  /** The worst first. */
  mistakes: readonly FoundMistake[];
  /** Winning chances lost by them a game, in percent. */
  loss: Measured;
  /** Mistakes a game in the last fifty games beyond those before; `null` if uncertain. Games without a date are left out. */
  change: Measured | null;
}

/** The themes of your mistakes, the dearest first. `games`: at least two, the newest first; `all`: their mistakes. */
export function themesOf(games: readonly JudgedGame[], all: readonly FoundMistake[]): ThemeCount[] {
  const places = placesOf(games);
  const dated = placesOf(games.filter(({ date }) => isDated(date)));
  const found = new Map<string, { manner: Manner; theme: Theme; mistakes: FoundMistake[] }>();
  for (const one of all) {
    for (const manner of MANNERS) {
      // A mistake counts for its most telling theme.
      const [theme] = one.mistake[manner];
      if (!theme) continue;
      const key = `${manner} ${theme}`;
      const known = found.get(key) ?? { manner, theme, mistakes: [] };
      known.mistakes.push(one);
      found.set(key, known);
    }
  }
  return [...found.values()]
    .map(({ manner, theme, mistakes }) => {
      const losses = perGame(places, mistakes, ({ move }) => 100 * move.loss);
      const counts = perGame(dated, mistakes, () => 1);
      const loss = measured(losses, found.size);
      return { manner, theme, mistakes, loss, change: changeOf(counts, found.size) };
    })
    .sort((a, b) => b.loss.mean - a.loss.mean);
}

function placesOf(games: readonly JudgedGame[]): ReadonlyMap<JudgedGame, number> {
  return new Map(games.map((game, place) => [game, place]));
}

/** A number for each game: the sum over its mistakes. */
function perGame(
  places: ReadonlyMap<JudgedGame, number>,
  mistakes: readonly FoundMistake[],
  worth: (mistake: FoundMistake) => number,
): number[] {
  const sums: number[] = new Array(places.size).fill(0);
  for (const one of mistakes) {
    const place = places.get(one.game);
    if (place !== undefined) sums[place] = (sums[place] ?? 0) + worth(one);
  }
  return sums;
}

function changeOf(counts: readonly number[], comparisons: number): Measured | null {
  const [recent, before] = [counts.slice(0, RECENT), counts.slice(RECENT)];
  if (before.length < FEWEST) return null;
  const change = difference(recent, before, comparisons);
  return isCertain(change) ? change : null;
}
