import type { SideName } from '@chariot/protocol';
import { type EndingRecord, endingsOf } from './endings.ts';
import { type Finding, findingsOf } from './findings.ts';
import { isDated, type JudgedGame } from './judged.ts';
import {
  type BookReport,
  bookOf,
  type OpeningNode,
  openingTree,
  type WeakOpening,
  weakestOpening,
} from './openings.ts';
import { FEWEST, type PointsReport, pointsOf } from './points.ts';
import { accuracyOfGame, type FoundMistake, mistakesOf } from './summary.ts';
import { type ThemeCount, themesOf } from './themes.ts';
import { type TimeReport, timeOf } from './time.ts';

/** Findings of your games. */
export interface Report {
  games: number;
  points: PointsReport;
  themes: readonly ThemeCount[];
  endings: readonly EndingRecord[];
  openings: Readonly<Record<SideName, OpeningNode>>;
  weakOpening: WeakOpening | null;
  book: BookReport | null;
  time: TimeReport | null;
  /** Accuracy of each game that has a date, 0 to 100, the oldest first. */
  accuracy: readonly number[];
  /** How often a piece of yours was captured on a square, by its name as seen by the first side, and by your side. */
  deaths: Readonly<Record<SideName, ReadonlyMap<string, number>>>;
  /** All mistakes, the worst first. */
  mistakes: readonly FoundMistake[];
  /** Findings, the costliest first. */
  findings: readonly Finding[];
}

/** Draws up the report; `null` with fewer than {@link FEWEST} games. `games`: the newest first. */
export function diagnose(games: readonly JudgedGame[]): Report | null {
  if (games.length < FEWEST) return null;
  const openings = { first: openingTree(games, 'first'), second: openingTree(games, 'second') };
  const parts = {
    games: games.length,
    points: pointsOf(games),
    themes: themesOf(games),
    endings: endingsOf(games),
    openings,
    weakOpening: weakestOpening(openings),
    book: bookOf(games),
    time: timeOf(games),
    accuracy: games
      .filter(({ date }) => isDated(date))
      .map(accuracyOfGame)
      .reverse(),
    deaths: { first: deathsOf(games, 'first'), second: deathsOf(games, 'second') },
    mistakes: mistakesOf(games),
  };
  return { ...parts, findings: findingsOf(games, parts) };
}

function deathsOf(games: readonly JudgedGame[], side: SideName): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const game of games) {
    if (game.side !== side) continue;
    for (const square of game.deaths) counts.set(square, (counts.get(square) ?? 0) + 1);
  }
  return counts;
}
