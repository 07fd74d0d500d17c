import type { GameName } from '@chariot/protocol';
import { nextLesson } from '../shared/courses/next.ts';
import { addressOf } from '../shared/ui/route.ts';
import { Card } from './Card.tsx';
import { todayWords } from './i18n/index.ts';

/** The next lesson of a game. */
export function LessonCard({ game }: { game: GameName }) {
  const text = todayWords.value;
  const next = nextLesson(game);
  if (!next) {
    return (
      <Card title={text.lesson} href={addressOf('learn', game)} action={text.learn}>
        <p>{text.allLearnt}</p>
      </Card>
    );
  }
  return (
    <Card title={text.lesson} href={next.href} action={text.learn}>
      <p>
        <strong>{next.title}</strong>
      </p>
      <progress value={next.done} max={next.of} aria-label={text.lessons(next.done, next.of)} />
    </Card>
  );
}
