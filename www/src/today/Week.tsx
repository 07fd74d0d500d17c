import { language } from '../shared/i18n/index.ts';
import { dayOf, daysBefore, type PracticeDays, streakOf } from '../shared/practice/state.ts';
import { todayWords } from './i18n/index.ts';

const DAYS = 7;

/** The last seven days, and how many days in a row have had practice. Nothing is said of a row that broke. */
export function Week({ days, now }: { days: readonly PracticeDays[]; now: number }) {
  const text = todayWords.value;
  const letter = new Intl.DateTimeFormat(language.value, { weekday: 'narrow' });
  const practised: PracticeDays = Object.assign({}, ...days.map(onlyPractised));
  const week = Array.from({ length: DAYS }, (_, at) => daysBefore(now, DAYS - 1 - at));
  const isPractised = (day: number): boolean => dayOf(day) in practised;
  const { all, inARow } = streakOf(practised, now);
  if (all === 0) return null;
  return (
    <div class="today-week">
      {inARow > 1 && <strong>{text.streak(inARow)}</strong>}
      <div role="img" aria-label={text.week(week.filter(isPractised).length)}>
        {week.map((day) => (
          <span key={day} class={isPractised(day) ? 'is-practised' : ''} aria-hidden="true">
            {letter.format(day)}
          </span>
        ))}
      </div>
    </div>
  );
}

const onlyPractised = (days: PracticeDays): PracticeDays =>
  Object.fromEntries(Object.entries(days).filter(([, { cards }]) => cards > 0));
