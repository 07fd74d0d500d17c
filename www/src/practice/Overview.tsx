import { useEffect } from 'preact/hooks';
import { words } from '../shared/i18n/index.ts';
import { streakOf } from '../shared/practice/state.ts';
import { Unreadable } from '../shared/practice/Unreadable.tsx';
import { announce } from '../shared/ui/announce.tsx';
import { addressOf } from '../shared/ui/route.ts';
import { EndingResults } from './EndingResults.tsx';
import { FileButtons } from './FileButtons.tsx';
import { practiceWords } from './i18n/index.ts';
import type { PracticeStore } from './store.ts';
import { Weeks } from './Weeks.tsx';

export function countOf({ left }: PracticeStore): number {
  const { due, fresh, repeats } = left.value;
  return due.length + fresh.length + repeats.length;
}

export function Left({ store }: { store: PracticeStore }) {
  const text = practiceWords.value;
  const { due, fresh, repeats, seconds } = store.left.value;
  const told =
    countOf(store) > 0
      ? text.left({
          due: due.length + repeats.length,
          fresh: fresh.length,
          minutes: Math.max(1, Math.round(seconds / 60)),
        })
      : text.nothingLeft;
  useEffect(() => announce(told), [told]);
  return <p class="lesson-told">{told}</p>;
}

/** Statistics of practice so far, and the file buttons. */
export function Learned({ store }: { store: PracticeStore }) {
  const text = practiceWords.value;
  const { state } = store.keeper;
  const { days } = state.value;
  const now = Date.now();
  const streak = streakOf(days, now);
  return (
    <>
      <Unreadable
        storage={store.keeper.storage}
        text={text}
        file="chariot-practice-unreadable.txt"
      />
      {streak.all > 0 && (
        <>
          <Weeks days={days} now={now} />
          <p class="practice-days">{text.days(streak)}</p>
        </>
      )}
      <EndingResults game={store.game} state={state.value} />
      <p class="practice-about">{text.about}</p>
      <p class="practice-links">
        <a href={addressOf('puzzles', store.game)}>{words.value.views.puzzles}</a>
        <a href={`${addressOf('learn', store.game)}/endings`}>{words.value.views.endgame}</a>
      </p>
      <FileButtons />
    </>
  );
}
