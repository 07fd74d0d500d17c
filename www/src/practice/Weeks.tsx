import { dayOf, daysBefore, type PracticeDays } from '../shared/practice/state.ts';
import { practiceWords } from './i18n/index.ts';

const WEEKS = 14;
const DAYS = 7;
/** Side of a day's square and the gap after it, in pixels. */
const SIDE = 11;
const GAP = 3;
/** Cards a day from which its square is one step darker. */
const STEPS = [1, 6, 12, 20] as const;

/** A square for each day of the last weeks, darker with more practice. The last is today. */
export function Weeks({ days, now }: { days: PracticeDays; now: number }) {
  const all = WEEKS * DAYS;
  const cards = Array.from(
    { length: all },
    (_, at) => days[dayOf(daysBefore(now, all - 1 - at))]?.cards ?? 0,
  );
  const [width, height] = [WEEKS, DAYS].map((count) => count * (SIDE + GAP) - GAP);
  const practised = cards.filter((count) => count > 0).length;
  return (
    <svg
      class="practice-weeks"
      role="img"
      aria-label={practiceWords.value.weeks(practised, all)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {cards.map((count, at) => (
        <rect
          key={at}
          class={`is-step-${STEPS.filter((least) => count >= least).length}`}
          x={Math.floor(at / DAYS) * (SIDE + GAP)}
          y={(at % DAYS) * (SIDE + GAP)}
          width={SIDE}
          height={SIDE}
          rx={2}
        />
      ))}
    </svg>
  );
}
