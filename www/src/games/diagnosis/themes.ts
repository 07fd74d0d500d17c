import { isDated, type JudgedGame, type Theme } from './judged.ts';
import { FEWEST, RECENT } from './points.ts';
import { difference, isCertain, type Measured, measured } from './statistics.ts';
import { type FoundMistake, mistakesOf } from './summary.ts';

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

/** The themes of your mistakes, the dearest first. `games`: at least two, the newest first. */
export function themesOf(games: readonly JudgedGame[]): ThemeCount[] {
  const dated = games.filter(({ date }) => isDated(date));
  const found = new Map<string, { manner: Manner; theme: Theme; mistakes: FoundMistake[] }>();
  for (const one of mistakesOf(games)) {
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
      const losses = perGame(games, mistakes, ({ move }) => 100 * move.loss);
      const counts = perGame(dated, mistakes, () => 1);
      const loss = measured(losses, found.size);
      return { manner, theme, mistakes, loss, change: changeOf(counts, found.size) };
    })
    .sort((a, b) => b.loss.mean - a.loss.mean);
}

/** A number for each game: the sum over its mistakes. */
function perGame(
  games: readonly JudgedGame[],
  mistakes: readonly FoundMistake[],
  worth: (mistake: FoundMistake) => number,
): number[] {
  const sums = new Map(games.map((game) => [game, 0]));
  for (const one of mistakes) {
    const sum = sums.get(one.game);
    if (sum !== undefined) sums.set(one.game, sum + worth(one));
  }
  return [...sums.values()];
}

function changeOf(counts: readonly number[], comparisons: number): Measured | null {
  const [recent, before] = [counts.slice(0, RECENT), counts.slice(RECENT)];
  if (before.length < FEWEST) return null;
  const change = difference(recent, before, comparisons);
  return isCertain(change) ? change : null;
}
