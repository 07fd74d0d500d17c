import type { OutcomeName } from '@chariot/protocol';
import { language } from '../../../shared/i18n/index.ts';
import type { Results } from '../../diagnosis/results.ts';
import type { YearInGames } from '../../diagnosis/year.ts';
import { partsOf } from '../Results.tsx';

/** A month as a column of the chart. */
export interface MonthColumn {
  name: string;
  games: number;
  accuracy: number | null;
  results: Results;
  /** Left edge and width. */
  x: number;
  width: number;
  /** Results from the ground up: `y` is the upper edge. Games without a result are left out. */
  parts: readonly { name: OutcomeName; y: number; height: number }[];
}

/** Part of a month's room that its column fills. */
const FILLED = 0.62;

/** The months of a year as columns of a chart so wide and high; the busiest month is as high as the chart. */
export function columnsOf({ months }: YearInGames, width: number, height: number): MonthColumn[] {
  const ended = months.map(({ results: { wins, draws, losses } }) => wins + draws + losses);
  const most = Math.max(1, ...ended);
  const room = width / months.length;
  return months.map(({ games, accuracy, results }, month) => {
    const high = (height * (ended[month] ?? 0)) / most;
    return {
      name: nameOf(month),
      games,
      accuracy,
      results,
      x: room * (month + (1 - FILLED) / 2),
      width: room * FILLED,
      parts: partsOf(results).map(({ name, from, share }) => ({
        name,
        y: height - high * (from + share),
        height: high * share,
      })),
    };
  });
}

/** A month's short name, from 0. */
function nameOf(month: number): string {
  const format = new Intl.DateTimeFormat(language.value, { month: 'short', timeZone: 'UTC' });
  return format.format(Date.UTC(2026, month));
}
