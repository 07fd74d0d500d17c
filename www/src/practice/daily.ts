import { keyOf, type PracticeCard, type PracticeItem } from '../shared/practice/card.ts';
import { endOfDay, type PracticeDay } from '../shared/practice/state.ts';

/** Seconds of a day's set. */
export const DAY_SECONDS = 600;
/** New cards of a day, at most. */
export const NEW_A_DAY = 8;
/** Seconds that a card takes, about. */
const SECONDS: Readonly<Record<PracticeItem['kind'], number>> = {
  puzzle: 45,
  ending: 90,
  position: 45,
};
/** Milliseconds that a card which failed today may come back too early, if nothing else is left. */
const EARLY = 20 * 60_000;

/** What is left of a day's set, in its order. */
export interface DaySet {
  /** Cards that were practised before and are due. */
  due: readonly PracticeItem[];
  fresh: readonly PracticeItem[];
  /** Cards that failed today, or were new: they come once more. */
  repeats: readonly PracticeItem[];
  /** About how long it takes. */
  seconds: number;
}

/**
 * What is left to practise today, in about `seconds` of which `today` has taken some: cards that are due, those longest due first,
 * then new ones; `fresh` has no card yet. What was failed comes once more the same day, however much time has passed.
 */
export function daySet(
  cards: readonly PracticeCard[],
  fresh: readonly PracticeItem[],
  today: PracticeDay,
  now: number,
  seconds = DAY_SECONDS,
): DaySet {
  const byDue = [...cards].sort((a, b) => a.due - b.due);
  const known = byDue.filter(({ memory }) => memory);
  const isRepeat = ({ memory }: PracticeCard): boolean => memory?.stage !== 'review';
  const repeats = known.filter((card) => isRepeat(card) && card.due <= now + EARLY);
  const due = known.filter((card) => !isRepeat(card) && card.due < endOfDay(now));
  // Cards that were made but never practised, such as mistakes of one's own games, come before what is offered.
  const waiting = byDue.filter(({ memory }) => !memory).map(({ item }) => item);

  let left = seconds - today.seconds;
  const fitting = (items: readonly PracticeItem[]): PracticeItem[] =>
    items.filter(({ kind }) => {
      if (left <= 0) return false;
      left -= SECONDS[kind];
      return true;
    });
  const most = Math.max(0, Math.ceil((NEW_A_DAY * seconds) / DAY_SECONDS) - today.fresh);
  const set = {
    repeats: repeats.map(({ item }) => item),
    due: fitting(due.map(({ item }) => item)),
    fresh: fitting([...waiting, ...fresh].slice(0, most)),
  };
  const all = [...set.repeats, ...set.due, ...set.fresh];
  return { ...set, seconds: all.reduce((sum, { kind }) => sum + SECONDS[kind], 0) };
}

/** What comes next: what is due, what is new, then what comes once more; that first if its time has come. */
export function nextOf(
  { due, fresh, repeats }: DaySet,
  cards: Readonly<Record<string, PracticeCard>>,
  now: number,
): PracticeItem | undefined {
  const isTime = (item: PracticeItem): boolean => (cards[keyOf(item)]?.due ?? 0) <= now;
  return repeats.find(isTime) ?? due[0] ?? fresh[0] ?? repeats[0];
}
