import type { SearchLimits } from '@chariot/protocol';
import { LEVELS } from '../shared/game/level.ts';
import type { SideTimeControl } from './clock.ts';
import { levelOf } from './levels.ts';

/** Milliseconds per move outside the search. */
const OVERHEAD = 150;
/** Longest search with a clock at full strength, in milliseconds. */
const LONGEST_THOUGHT = 60_000;
/** A pause takes at most the time left divided by this. */
const PAUSES = 40;
/** Longest wait for the opening book in milliseconds, and the time left divided by this. */
const BOOK_PATIENCE = 1_000;
const BOOK_WAITS = 10;

export interface OwnClock {
  control: SideTimeControl;
  left: number;
}

/** Search limits of a level, with or without a clock. */
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
 * Least time for a move in milliseconds; `chance` is 0 to 1. A forced move comes soonest, and the pause never loses on
 * time.
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

/** Milliseconds to wait for the opening book before the computer searches. */
export function bookPatience(clock: OwnClock | undefined): number {
  return clock ? Math.min(BOOK_PATIENCE, clock.left / BOOK_WAITS) : BOOK_PATIENCE;
}
