import type { PracticeCard } from '../shared/practice/card.ts';
import {
  MOST_RESULTS,
  type PracticeDay,
  type PracticeDays,
  type PracticeState,
} from '../shared/practice/state.ts';

/** Merges practice from two places. The same file twice changes nothing. */
export function merged(mine: PracticeState, other: PracticeState): PracticeState {
  return {
    cards: byKeys(mine.cards, other.cards, later),
    days: mergedDays(mine.days, other.days),
    endings: byKeys(mine.endings, other.endings, longer),
  };
}

function later(mine: PracticeCard, other: PracticeCard): PracticeCard {
  return (other.memory?.last ?? 0) > (mine.memory?.last ?? 0) ? other : mine;
}

function longer<T>(mine: readonly T[], other: readonly T[]): readonly T[] {
  return (other.length > mine.length ? other : mine).slice(-MOST_RESULTS);
}

function mergedDays(mine: PracticeDays, other: PracticeDays): PracticeDays {
  const most = (a: PracticeDay, b: PracticeDay): PracticeDay => ({
    cards: Math.max(a.cards, b.cards),
    fresh: Math.max(a.fresh, b.fresh),
    seconds: Math.max(a.seconds, b.seconds),
  });
  return byKeys(mine, other, most);
}

function byKeys<T>(
  mine: Readonly<Record<string, T>>,
  other: Readonly<Record<string, T>>,
  both: (mine: T, other: T) => T,
): Record<string, T> {
  const merged = { ...other, ...mine };
  for (const [key, theirs] of Object.entries(other)) {
    const own = mine[key];
    if (own !== undefined) merged[key] = both(own, theirs);
  }
  return merged;
}
