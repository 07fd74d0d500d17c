import { useEffect } from 'preact/hooks';
import { words } from '../i18n/index.ts';
import { announce } from '../ui/announce.tsx';
import { addressOf } from '../ui/route.ts';
import { dayOf, NO_PRACTICE, streakOf } from './days.ts';
import { EndingResults } from './EndingResults.tsx';
import { FileButtons } from './FileButtons.tsx';
import { practiceWords } from './i18n/index.ts';
import type { PracticeStore } from './store.ts';
import { Weeks } from './Weeks.tsx';

/** What is left today, and what was practised so far. */
export function Overview({ store }: { store: PracticeStore }) {
  const text = practiceWords.value;
  const { due, fresh, repeats, seconds } = store.left.value;
  const { days } = store.keeper.state.value;
  const now = Date.now();
  const today = days[dayOf(now)] ?? NO_PRACTICE;
  const streak = streakOf(days, now);
  const isLeft = due.length + fresh.length + repeats.length > 0;
  const told = isLeft
    ? text.left({
        due: due.length + repeats.length,
        fresh: fresh.length,
        minutes: Math.max(1, Math.round(seconds / 60)),
      })
    : text.nothingLeft;
  useEffect(() => announce(told), [told]);
  return (
    <>
      <p class="lesson-told">{told}</p>
      <div class="buttons lesson-buttons">
        <button
          type="button"
          class="primary"
          onClick={() => void (isLeft ? store.next() : store.more())}
        >
          {!isLeft ? text.more : today.cards > 0 ? text.goOn : text.begin}
        </button>
      </div>
      {streak.all > 0 && (
        <>
          <Weeks days={days} now={now} />
          <p class="practice-days">{text.days(streak)}</p>
        </>
      )}
      <EndingResults game={store.game} state={store.keeper.state.value} />
      <p class="practice-about">{text.about}</p>
      <p class="practice-links">
        <a href={addressOf('puzzles', store.game)}>{words.value.views.puzzles}</a>
        <a href={`${addressOf('learn', store.game)}/endings`}>{words.value.views.endgame}</a>
      </p>
      <FileButtons />
    </>
  );
}
