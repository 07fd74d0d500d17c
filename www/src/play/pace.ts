import type { SearchLimits } from '@chariot/protocol';
import type { SideTimeControl } from './clock.ts';
import { LEVELS, levelOf } from './levels.ts';

/** Milliseconds a move takes outside the search. */
const OVERHEAD = 150;
/** With a clock, full strength may take this long for a move, in milliseconds. */
const LONGEST_THOUGHT = 60_000;
/** With less time than this many pauses the computer makes none. */
const PAUSES = 40;

/** What the computer's clock shows. */
export interface OwnClock {
  control: SideTimeControl;
  left: number;
}

/** How long the computer may think at this level, without or with a clock. */
export function limitsOf(level: number, clock: OwnClock | undefined): SearchLimits {
  const { time } = levelOf(level);
  if (!clock) return { moveTime: time, level };
  const remaining = Math.max(1, Math.floor(clock.left - OVERHEAD));
  const longest = level === LEVELS ? LONGEST_THOUGHT : time;
  return {
    moveTime: Math.max(1, Math.min(longest, Math.floor(remaining / 3))),
    clock: { remaining, increment: clock.control.increment },
    level,
  };
}

/**
 * The least time for a move in milliseconds; `chance` is 0 to 1. A forced move comes soonest, and the pause never costs
 * the game on time.
 */
export function pauseOf(
  level: number,
  moves: number,
  clock: OwnClock | undefined,
  chance: number,
): number {
  const [least, most] = levelOf(level).pace;
  const pause = moves <= 1 ? least : least + (most - least) * chance;
  return clock ? Math.min(pause, clock.left / PAUSES) : pause;
}
