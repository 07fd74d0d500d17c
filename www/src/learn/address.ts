import { useLayoutEffect, useState } from 'preact/hooks';
import type { GameName } from '../protocol/index.ts';
import { addressOf } from '../ui/route.ts';
import type { LearnCourse } from './course.ts';

/** The address of a step: `#learn/…/horse` after the name of the game. */
export function addressOfStep(game: GameName, name: string): string {
  return `${addressOf('learn', game)}/${name}`;
}

/** The step of a course that the address names, if it names one. */
function addressed(game: GameName, { steps }: LearnCourse): string | undefined {
  const path = location.hash.split('?')[0];
  return steps.find(({ name }) => path === addressOfStep(game, name))?.name;
}

/** The name of the step that the address names, now and whenever it changes; else `first`. */
export function useAddressedStep(game: GameName, course: LearnCourse, first: () => string): string {
  const [name, setName] = useState(() => addressed(game, course) ?? first());
  useLayoutEffect(() => {
    const follow = (): void => setName((now) => addressed(game, course) ?? now);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [game, course]);
  return name;
}
