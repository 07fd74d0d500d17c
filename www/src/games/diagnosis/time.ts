import { type JudgedGame, sum } from './judged.ts';
import { FEWEST } from './points.ts';
import { type Measured, measured } from './statistics.ts';
import { type FoundMistake, summaryOf } from './summary.ts';

/** A move in haste takes less, with more left than this; in seconds. */
const HASTE = { spent: 10, left: 60 };
/** A long thought takes this many seconds. */
const LONG = 60;
/** Winning chances of a decided position: no thought changes much. */
const DECIDED = 0.95;
/** Winning chances of a position that was still alive when the flag fell. */
const ALIVE = 0.25;

/** How you use the clock. */
export interface TimeReport {
  /** Games with a clock. */
  games: number;
  /** Mistakes in less than ten seconds, with a minute left and more; the worst first. */
  hasty: readonly FoundMistake[];
  /** Winning chances lost by them a game, in percent. */
  haste: Measured;
  /** Thoughts of a minute and more in decided positions, and their seconds. */
  idle: { moves: number; seconds: number };
  /** Games lost by time, and those of them that were not lost on the board. */
  flags: { all: number; alive: number };
}

/** `null` with too few games that have a clock. `all`: the mistakes of the games, the worst first. */
export function timeOf(
  games: readonly JudgedGame[],
  all: readonly FoundMistake[],
): TimeReport | null {
  const timed = games.filter(({ hasClock }) => hasClock);
  if (timed.length < FEWEST) return null;
  const isHasty = ({ seconds, left }: { seconds?: number; left?: number }): boolean =>
    seconds !== undefined && seconds < HASTE.spent && left !== undefined && left >= HASTE.left;
  const idle = timed.flatMap(({ moves }) =>
    moves.filter(({ seconds = 0, before }) => {
      return seconds >= LONG && (before >= DECIDED || before <= 1 - DECIDED);
    }),
  );
  const flagged = timed.flatMap((game) => game.flagged ?? []);
  return {
    games: timed.length,
    hasty: all.filter(({ game, move }) => game.hasClock && isHasty(move)),
    haste: measured(
      timed.map((game) =>
        sum(summaryOf(game).mistakes.map(({ move }) => (isHasty(move) ? 100 * move.loss : 0))),
      ),
    ),
    idle: { moves: idle.length, seconds: sum(idle.map(({ seconds = 0 }) => seconds)) },
    flags: { all: flagged.length, alive: flagged.filter((chance) => chance >= ALIVE).length },
  };
}
