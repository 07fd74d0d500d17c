// The views in which a person learns, each fetched when it is first looked at.
import type { LazyView } from './LazyPart.tsx';
import type { Page, Part } from './shared/page.ts';

/** Makes one of the views: courses, puzzles, or practice. */
export async function openExercise(page: Page, view: LazyView): Promise<Part> {
  if (view === 'learn') return (await import('./learn/index.ts')).openPart(page);
  if (view === 'puzzles') return (await import('./puzzles/index.ts')).openPart(page);
  return (await import('./practice/index.ts')).openPart(page);
}
