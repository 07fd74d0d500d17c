import type { GameName } from '@chariot/protocol';
import { addressOfStep } from '../shared/courses/address.ts';
import { learnProgressOf } from '../shared/courses/progress.ts';
import { rulesWords } from '../shared/games/rules/i18n/index.ts';
import { RULES } from '../shared/games/rules/index.ts';
import { addressOf } from '../shared/ui/route.ts';
import { Card } from './Card.tsx';
import { todayWords } from './i18n/index.ts';

/** The next lesson of a game. */
export function LessonCard({ game }: { game: GameName }) {
  const text = todayWords.value;
  const course = RULES[game];
  const progress = learnProgressOf(game);
  const done = progress.done.value.size;
  const all = course.steps.length;
  if (done === all) {
    return (
      <Card title={text.lesson} href={`${addressOf('learn', game)}/endings`} action={text.endings}>
        <p>{text.allLearnt}</p>
      </Card>
    );
  }
  const next = progress.next();
  const steps: Readonly<Record<string, { title: string }>> = rulesWords.value[game].steps;
  return (
    <Card title={text.lesson} href={addressOfStep(game, course, next)} action={text.learn}>
      <p>
        <strong>{steps[next]?.title}</strong>
      </p>
      <progress value={done} max={all} aria-label={text.lessons(done, all)} />
    </Card>
  );
}
