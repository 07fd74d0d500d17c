/** What was practised on a day. */
export interface PracticeDay {
  /** Cards, each as often as it came. */
  cards: number;
  /** Of these, cards that were new. */
  fresh: number;
  seconds: number;
}

/** What was practised on each day, by its name. */
export type PracticeDays = Readonly<Record<string, PracticeDay>>;

/** A day of nothing. */
export const NO_PRACTICE: PracticeDay = { cards: 0, fresh: 0, seconds: 0 };

/** The name of the day of a moment, where the browser is: `2026-11-23`. */
export function dayOf(moment: number): string {
  const date = new Date(moment);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The same time so many days before. */
export function daysBefore(moment: number, days: number): number {
  const date = new Date(moment);
  date.setDate(date.getDate() - days);
  return date.getTime();
}

/** The first moment of the next day. */
export function endOfDay(moment: number): number {
  return new Date(daysBefore(moment, -1)).setHours(0, 0, 0, 0);
}

/** Days of practice in all, and in a row up to today; up to yesterday if there was none yet today. */
export function streakOf(days: PracticeDays, now: number): { all: number; inARow: number } {
  const isPractised = (ago: number): boolean => (days[dayOf(daysBefore(now, ago))]?.cards ?? 0) > 0;
  const first = isPractised(0) ? 0 : 1;
  let inARow = 0;
  while (isPractised(first + inARow)) inARow += 1;
  const all = Object.values(days).filter(({ cards }) => cards > 0).length;
  return { all, inARow };
}
