import type { SearchLimits } from '@chariot/protocol';
import { LEVELS } from '../shared/game/level.ts';
import type { SideTimeControl } from './clock.ts';
import { timeOf } from './levels.ts';
import type { Players } from './stored.ts';

/** Milliseconds per move outside the search. */
const OVERHEAD = 150;
/** Longest search with a clock at full strength, in milliseconds. */
const LONGEST_THOUGHT = 60_000;
/** Longest wait for what is being fetched, in milliseconds. */
const PATIENCE = 1_000;

export interface OwnClock {
  control: SideTimeControl;
  left: number;
}

/** Search limits of a level and a character, with or without a clock. */
export function limitsOf(
  { level, character }: Pick<Players, 'level' | 'character'>,
  clock: OwnClock | undefined,
): SearchLimits {
  const time = timeOf(level);
  const stubbornDefence = true;
  if (!clock) return { moveTime: time, level, character, stubbornDefence };
  const remaining = Math.max(1, Math.floor(clock.left - OVERHEAD));
  const longest = level === LEVELS ? LONGEST_THOUGHT : time;
  return {
    moveTime: Math.max(1, Math.min(longest, Math.floor(remaining / 3))),
    clock: { remaining, increment: clock.control.increment },
    level,
    character,
    stubbornDefence,
  };
}

/** Milliseconds to wait for what is being fetched: at most the time left divided by `share`. */
export function patience(clock: OwnClock | undefined, share: number): number {
  return clock ? Math.min(PATIENCE, clock.left / share) : PATIENCE;
}
