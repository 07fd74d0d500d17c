// The learning views, each fetched when first shown.
import type { LazyView } from './LazyPart.tsx';
import type { Page, Part } from './shared/page.ts';

export async function openExercise(page: Page, view: LazyView): Promise<Part> {
  if (view === 'learn') return (await import('./learn/index.ts')).openPart(page);
  if (view === 'openings') return (await import('./openings/index.ts')).openPart(page);
  if (view === 'puzzles') return (await import('./puzzles/index.ts')).openPart(page);
  return (await import('./practice/index.ts')).openPart(page);
}
