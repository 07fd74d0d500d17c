import type { SideName } from '@chariot/protocol';
import { type GamePhase, PHASES } from '../../shared/game/phase.ts';
import { isDated, type JudgedGame, sum } from './judged.ts';
import { difference, isCertain, type Measured, measured } from './statistics.ts';
import { lossIn, lossOfGame } from './summary.ts';

/** Fewest games that anything is said of. */
export const FEWEST = 20;
/** Games held against those before. */
export const RECENT = 50;
/** Rating points by which an opponent is stronger or weaker. */
const STRONGER = 100;

/** Two groups of games: what each loses a game, and how much more the first, if that is certain. */
export interface GroupComparison {
  one: Measured;
  other: Measured;
  more: Measured | null;
}

export type LossSource = GamePhase | 'time';

/** Loss a game, in percent of winning chances. Groups with too few games are `null`. */
export interface PointsReport {
  all: Measured;
  by: Readonly<Record<LossSource, Measured | null>>;
  /** With White or Red, held against Black. */
  colours: GroupComparison | null;
  /** Against stronger opponents, held against weaker ones. */
  opponents: GroupComparison | null;
  /** The last fifty games, held against those before; games without a date are left out. */
  recent: GroupComparison | null;
  /** The phase in which you lose more than in each other, with how much more than in the next. */
  worst: { phase: GamePhase; more: Measured } | null;
}

/** Comparisons of this report: phases, colours, opponents, recent games. */
const COMPARISONS = 4;

/** Where points go. `games`: at least {@link FEWEST}, the newest first. */
export function pointsOf(games: readonly JudgedGame[]): PointsReport {
  const timed = games.filter(({ hasClock }) => hasClock);
  const dated = games.filter(({ date }) => isDated(date));
  const ofSide = (side: SideName): JudgedGame[] => games.filter((game) => game.side === side);
  const byRating = (fits: (difference: number) => boolean): JudgedGame[] =>
    games.filter(({ rating, opponentRating }) => {
      return rating && opponentRating ? fits(opponentRating - rating) : false;
    });
  return {
    all: measured(games.map(lossOfGame)),
    by: {
      opening: measured(games.map((game) => lossIn(game, 'opening'))),
      middlegame: measured(games.map((game) => lossIn(game, 'middlegame'))),
      endgame: measured(games.map((game) => lossIn(game, 'endgame'))),
      time: timed.length < FEWEST ? null : measured(timed.map(({ flagged = 0 }) => 100 * flagged)),
    },
    colours: compared(ofSide('first'), ofSide('second')),
    opponents: compared(
      byRating((more) => more >= STRONGER),
      byRating((more) => more <= -STRONGER),
    ),
    recent: compared(dated.slice(0, RECENT), dated.slice(RECENT)),
    worst: worstPhase(games),
  };
}

function compared(
  one: readonly JudgedGame[],
  other: readonly JudgedGame[],
): GroupComparison | null {
  if (one.length < FEWEST || other.length < FEWEST) return null;
  const [losses, others] = [one.map(lossOfGame), other.map(lossOfGame)];
  const more = difference(losses, others, COMPARISONS);
  return { one: measured(losses), other: measured(others), more: isCertain(more) ? more : null };
}

function worstPhase(games: readonly JudgedGame[]): PointsReport['worst'] {
  const losses = PHASES.map((phase) => ({
    phase,
    values: games.map((game) => lossIn(game, phase)),
  })).sort((a, b) => sum(b.values) - sum(a.values));
  const [worst, next] = losses;
  if (!worst || !next) return null;
  // The same games have both phases.
  const pairs = worst.values.map((value, i) => value - (next.values[i] ?? 0));
  const more = measured(pairs, COMPARISONS);
  return more.low > 0 ? { phase: worst.phase, more } : null;
}
