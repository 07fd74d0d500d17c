import type { GameName } from '@chariot/protocol';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { CourseOutline } from '../games/course.ts';
import { addressOf } from '../ui/route.ts';

/** Address of a step: game, path of the course, name of the step. */
export function addressOfStep(game: GameName, { path }: CourseOutline, name: string): string {
  return `${addressOf('learn', game)}/${path}${name}`;
}

/** The step named by the address, if any. */
function addressed(game: GameName, course: CourseOutline): string | undefined {
  const address = location.hash.split('?')[0];
  return course.steps.find(({ name }) => address === addressOfStep(game, course, name))?.name;
}

/** Name of the addressed step, updated with the address; else `first`. */
export function useAddressedStep(
  game: GameName,
  course: CourseOutline,
  first: () => string,
): string {
  const [name, setName] = useState(() => addressed(game, course) ?? first());
  useLayoutEffect(() => {
    const follow = (): void => setName((now) => addressed(game, course) ?? now);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [game, course]);
  return name;
}
