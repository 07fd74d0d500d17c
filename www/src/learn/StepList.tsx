import type { GameName } from '@chariot/protocol';
import { addressOfStep } from '../shared/courses/address.ts';
import type { CourseOutline } from '../shared/games/course.ts';
import { learnWords } from './i18n/index.ts';

interface StepListProps {
  game: GameName;
  course: CourseOutline;
  words: Readonly<Record<string, { title: string }>>;
  current: string;
  done: ReadonlySet<string>;
}

export function StepList({ game, course, words, current, done }: StepListProps) {
  const text = learnWords.value;
  return (
    <nav aria-label={text.contents}>
      <ol class="learn-steps">
        {course.steps.map(({ name }, i) => {
          const title = words[name]?.title ?? name;
          return (
            <li key={name}>
              <a
                href={addressOfStep(game, course, name)}
                class={done.has(name) ? 'is-done' : ''}
                aria-current={name === current ? 'step' : undefined}
                title={title}
              >
                <span aria-hidden="true">{i + 1}</span>
                <span class="visually-hidden">{done.has(name) ? text.stepDone(title) : title}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
