import type { SearchLimits } from '@chariot/protocol';
import { LEVELS } from '../shared/game/level.ts';
import type { SideTimeControl } from './clock.ts';
import { levelOf } from './levels.ts';
import type { Players } from './stored.ts';

/** Milliseconds per move outside the search. */
const OVERHEAD = 150;
/** Longest search with a clock at full strength, in milliseconds. */
const LONGEST_THOUGHT = 60_000;
/** Legal moves from which on a choice is a wide one. */
const MANY_MOVES = 20;
/** How much longer a surprise may take. */
const SURPRISE = 3;
/** A pause takes at most the time left divided by this. */
const PAUSES = 40;
/** Longest wait for the opening book in milliseconds, and the time left divided by this. */
const BOOK_PATIENCE = 1_000;
const BOOK_WAITS = 10;

export interface OwnClock {
  control: SideTimeControl;
  left: number;
}

/** Search limits of a level and a character, with or without a clock. */
export function limitsOf(
  { level, character }: Pick<Players, 'level' | 'character'>,
  clock: OwnClock | undefined,
): SearchLimits {
  const { time } = levelOf(level);
  if (!clock) return { moveTime: time, level, character };
  const remaining = Math.max(1, Math.floor(clock.left - OVERHEAD));
  const longest = level === LEVELS ? LONGEST_THOUGHT : time;
  return {
    moveTime: Math.max(1, Math.min(longest, Math.floor(remaining / 3))),
    clock: { remaining, increment: clock.control.increment },
    level,
    character,
  };
}

/** Traits of a move that a person sees at a glance. */
export interface Situation {
  /** Number of legal moves. */
  moves: number;
  /** Whether the move captures where the opponent has just captured. */
  takesBack: boolean;
  /** Whether the score has changed much since the last move. */
  isSurprised: boolean;
}

/**
 * Least time for a move in milliseconds; `chance` is 0 to 1. A forced move or a recapture comes soonest, the more the choice
 * the later, and a surprise takes longest. The pause never loses on time.
 */
export function pauseOf(
  level: number,
  { moves, takesBack, isSurprised }: Situation,
  clock: OwnClock | undefined,
  chance: number,
): number {
  const [least, most] = levelOf(level).pace;
  const choice = Math.min(1, moves / MANY_MOVES) * (isSurprised ? SURPRISE : 1);
  const pause = moves <= 1 || takesBack ? least : least + (most - least) * choice * chance;
  return clock ? Math.min(pause, clock.left / PAUSES) : pause;
}

/** Milliseconds to wait for the opening book before the computer searches. */
export function bookPatience(clock: OwnClock | undefined): number {
  return clock ? Math.min(BOOK_PATIENCE, clock.left / BOOK_WAITS) : BOOK_PATIENCE;
}
