import type { SideName } from '@chariot/protocol';
import { type Deaths, deathsOf } from './deaths.ts';
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
import { type Results, resultsOf } from './results.ts';
import { accuracyOfGame, type FoundMistake, mistakesOf } from './summary.ts';
import { type ThemeCount, themesOf } from './themes.ts';
import { type TimeReport, timeOf } from './time.ts';
import { ALL_READ, type GamesOfYear, type Unread, yearsOf } from './year.ts';

/** Findings of your games. */
export interface Report {
  games: number;
  results: Results;
  points: PointsReport;
  themes: readonly ThemeCount[];
  endings: readonly EndingRecord[];
  openings: Readonly<Record<SideName, OpeningNode>>;
  weakOpening: WeakOpening | null;
  book: BookReport | null;
  time: TimeReport | null;
  /** Accuracy of each game that has a date, 0 to 100, the oldest first. */
  accuracy: readonly number[];
  /** By your side. */
  deaths: Readonly<Record<SideName, Deaths>>;
  /** The newest first. */
  years: readonly GamesOfYear[];
  /** All mistakes, the worst first. */
  mistakes: readonly FoundMistake[];
  /** Findings, the costliest first. */
  findings: readonly Finding[];
}

/**
 * Draws up the report in steps, none of them long; `null` with fewer than {@link FEWEST} games. `games`: the newest
 * first.
 */
export function* diagnosis(
  games: readonly JudgedGame[],
  unread: Unread = ALL_READ,
): Generator<void, Report | null> {
  if (games.length < FEWEST) return null;
  const mistakes = mistakesOf(games);
  yield;
  const points = pointsOf(games);
  yield;
  const themes = themesOf(games, mistakes);
  yield;
  const time = timeOf(games, mistakes);
  yield;
  const first = openingTree(games, 'first');
  yield;
  const openings = { first, second: openingTree(games, 'second') };
  yield;
  const weakOpening = weakestOpening(openings);
  yield;
  const parts = {
    games: games.length,
    results: resultsOf(games),
    points,
    themes,
    endings: endingsOf(games),
    openings,
    weakOpening,
    book: bookOf(games),
    time,
    accuracy: games
      .filter(({ date }) => isDated(date))
      .map(accuracyOfGame)
      .reverse(),
    deaths: { first: deathsOf(games, 'first'), second: deathsOf(games, 'second') },
    years: yearsOf(games, unread),
    mistakes,
  };
  yield;
  return { ...parts, findings: findingsOf(games, parts) };
}
