import type { GameName } from '@chariot/protocol';
import { daySet } from '../shared/practice/daily.ts';
import { practiceOf } from '../shared/practice/keeper.ts';
import { dayOf, NO_PRACTICE } from '../shared/practice/state.ts';
import { addressOf } from '../shared/ui/route.ts';
import { Card } from './Card.tsx';
import { todayWords } from './i18n/index.ts';

/** The cards to practise in a game today. */
export function PracticeCard({ game, now }: { game: GameName; now: number }) {
  const text = todayWords.value;
  const { cards, days } = practiceOf(game).state.value;
  const today = days[dayOf(now)] ?? NO_PRACTICE;
  const { due, fresh, repeats, seconds } = daySet(Object.values(cards), [], today, now);
  const count = due.length + fresh.length + repeats.length;
  return (
    <Card
      title={text.practice}
      href={addressOf('practice', game)}
      action={text.practise}
      isMain={count > 0}
    >
      <p>
        {count > 0
          ? text.due(count, Math.max(1, Math.round(seconds / 60)))
          : today.cards > 0
            ? text.doneToday
            : text.nothingDue}
      </p>
    </Card>
  );
}
