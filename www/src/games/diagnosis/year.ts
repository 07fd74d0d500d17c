import type { SideName } from '@chariot/protocol';
import { type Deaths, deathsOf } from './deaths.ts';
import { isDated, type JudgedGame, sum } from './judged.ts';
import { linesIn, openingTree, type ShownLine } from './openings.ts';
import { FEWEST } from './points.ts';
import { type Results, resultsOf } from './results.ts';
import { accuracyOfGame } from './summary.ts';

const MONTHS = 12;

/** The games of a year, the newest first. */
export interface GamesOfYear {
  year: string;
  games: readonly JudgedGame[];
  /** As in {@link Unread}. */
  gaps: ReadonlySet<string>;
  /** Games of the year that are still to be read. */
  unread: number;
}

/** The games of a month or a year added up. */
export interface Period {
  games: number;
  results: Results;
  /** Mean accuracy, 0 to 100; `null` without games. */
  accuracy: number | null;
}

/** One year of your games. */
export interface YearInGames extends Period {
  year: string;
  unread: number;
  /** January first. */
  months: readonly Period[];
  /** Most games won one after the other, with no unread game between them. */
  streak: number;
  /** The strongest opponent that you beat; `null` where no ratings are known. */
  bestWin: { opponent: string; rating: number } | null;
  /** The line played most with a side; absent if none came up often enough. */
  openings: Readonly<Record<SideName, ShownLine | undefined>>;
  deaths: Readonly<Record<SideName, Deaths>>;
}

/** Games of a player without a review. */
export interface Unread {
  /** Ids of read games right before which, among all games from the newest on, an unread one stands. */
  gaps: ReadonlySet<string>;
  /** Games still to be read, by year. */
  byYear: ReadonlyMap<string, number>;
}

export const ALL_READ: Unread = { gaps: new Set(), byYear: new Map() };

/** Years with at least {@link FEWEST} games, the newest first. `games`: the newest first. */
export function yearsOf(
  games: readonly JudgedGame[],
  { gaps, byYear }: Unread = ALL_READ,
): GamesOfYear[] {
  const by = new Map<string, JudgedGame[]>();
  for (const game of games) {
    if (!isDated(game.date)) continue;
    const year = game.date.slice(0, 4);
    const known = by.get(year);
    if (known) known.push(game);
    else by.set(year, [game]);
  }
  return [...by]
    .map(([year, games]) => ({ year, games, gaps, unread: byYear.get(year) ?? 0 }))
    .filter(({ games }) => games.length >= FEWEST)
    .sort((a, b) => Number(b.year) - Number(a.year));
}

export function yearInGames({ year, games, gaps, unread }: GamesOfYear): YearInGames {
  const months = Array.from({ length: MONTHS }, (): JudgedGame[] => []);
  for (const game of games) months[Number(game.date.slice(5, 7)) - 1]?.push(game);
  const lineWith = (side: SideName): ShownLine | undefined => linesIn(openingTree(games, side))[0];
  return {
    ...periodOf(games),
    year,
    unread,
    months: months.map(periodOf),
    streak: longestStreak(games, gaps),
    bestWin: bestWinOf(games),
    openings: { first: lineWith('first'), second: lineWith('second') },
    deaths: { first: deathsOf(games, 'first'), second: deathsOf(games, 'second') },
  };
}

function periodOf(games: readonly JudgedGame[]): Period {
  return {
    games: games.length,
    results: resultsOf(games),
    accuracy: games.length === 0 ? null : sum(games.map(accuracyOfGame)) / games.length,
  };
}

function longestStreak(games: readonly JudgedGame[], gaps: ReadonlySet<string>): number {
  let [longest, now] = [0, 0];
  for (const { id, result } of games) {
    if (gaps.has(id)) now = 0;
    now = result === 'win' ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return longest;
}

function bestWinOf(games: readonly JudgedGame[]): YearInGames['bestWin'] {
  let best: YearInGames['bestWin'] = null;
  for (const { result, opponent, opponentRating } of games) {
    if (result !== 'win' || opponentRating === undefined) continue;
    if (!best || opponentRating > best.rating) best = { opponent, rating: opponentRating };
  }
  return best;
}
