import type { GameName } from '@chariot/protocol';
import { useState } from 'preact/hooks';
import { addressOfStep } from '../shared/courses/address.ts';
import type { CourseOutline } from '../shared/games/course.ts';
import { learnWords } from './i18n/index.ts';

interface StepListProps {
  game: GameName;
  course: CourseOutline;
  words: Readonly<Record<string, { title: string }>>;
  current: string;
  done: ReadonlySet<string>;
  /** Number of a step among all. */
  place(number: number): string;
}

/** The steps as numbers, over the name of the one pointed at, else of the current one. */
export function StepList({ game, course, words, current, done, place }: StepListProps) {
  const text = learnWords.value;
  const [pointed, setPointed] = useState<string | null>(null);
  const titleOf = (name: string): string => words[name]?.title ?? name;
  const shown = pointed ?? current;
  const number = course.steps.findIndex(({ name }) => name === shown) + 1;
  return (
    <nav aria-label={text.contents}>
      <ol class="learn-steps">
        {course.steps.map(({ name }, i) => {
          const title = titleOf(name);
          return (
            <li key={name}>
              <a
                href={addressOfStep(game, course, name)}
                class={done.has(name) ? 'is-done' : ''}
                aria-current={name === current ? 'step' : undefined}
                onPointerEnter={() => setPointed(name)}
                onPointerLeave={() => setPointed(null)}
                onFocus={() => setPointed(name)}
                onBlur={() => setPointed(null)}
              >
                <span aria-hidden="true">{i + 1}</span>
                <span class="visually-hidden">{done.has(name) ? text.stepDone(title) : title}</span>
              </a>
            </li>
          );
        })}
      </ol>
      <p class="learn-step-name" aria-hidden="true">
        {text.named(place(number), titleOf(shown))}
      </p>
    </nav>
  );
}
