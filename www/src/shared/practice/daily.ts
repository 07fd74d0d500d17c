import { keyOf, type PracticeCard, type PracticeItem } from './card.ts';
import { endOfDay, type PracticeDay } from './state.ts';

export const DAY_SECONDS = 600;
/** Most new cards a day. */
export const NEW_A_DAY = 8;
/** Seconds that a card takes, roughly. */
const SECONDS: Readonly<Record<PracticeItem['kind'], number>> = {
  puzzle: 45,
  ending: 90,
  position: 45,
};
/** Milliseconds by which a card that failed today may return early if nothing else is left. */
const EARLY = 20 * 60_000;

/** The rest of a day's set, in order. */
export interface DaySet {
  /** Practised cards that are due. */
  due: readonly PracticeItem[];
  fresh: readonly PracticeItem[];
  /** Cards that failed or were new today. They come once more. */
  repeats: readonly PracticeItem[];
  seconds: number;
}

/**
 * The rest of today's set, in about `seconds`, of which `today` has used some. Due cards come
 * first, longest due before others, then new ones; `fresh` are new items without a card. A failed
 * card comes once more the same day, whatever time is left.
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
  // Cards made but never practised, such as mistakes in the user's games, come before fresh items.
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

/** The next item: due, then new, then repeats. A repeat whose time has come goes first. */
export function nextOf(
  { due, fresh, repeats }: DaySet,
  cards: Readonly<Record<string, PracticeCard>>,
  now: number,
): PracticeItem | undefined {
  const isTime = (item: PracticeItem): boolean => (cards[keyOf(item)]?.due ?? 0) <= now;
  return repeats.find(isTime) ?? due[0] ?? fresh[0] ?? repeats[0];
}
