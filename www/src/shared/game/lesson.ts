import type { Game, SideName } from '@chariot/protocol';
import { effect, signal } from '@preact/signals';
import { route } from '../ui/route.ts';

/** A game whose mistakes are to be learned from, those of one side first. */
export interface LessonSource {
  game: Game;
  side: SideName;
}

/** The lesson that is shown in place of the view; `null` if none is. */
export const openLesson = signal<LessonSource | null>(null);

let place = '';
effect(() => {
  const { view, game } = route.value;
  // The rest of the address follows the position, and says nothing of where the person went.
  if (place !== `${view}/${game}`) openLesson.value = null;
  place = `${view}/${game}`;
});
