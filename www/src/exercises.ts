// The learning views and the pages to read, each fetched when first shown.
import type { LazyView } from './LazyPart.tsx';
import type { Page, Part } from './shared/page.ts';

export async function openExercise(page: Page, view: LazyView): Promise<Part> {
  if (view === 'today') return (await import('./today/index.ts')).openPart();
  if (view === 'about') return (await import('./about/index.ts')).openPart();
  if (view === 'learn') return (await import('./learn/index.ts')).openPart(page);
  if (view === 'openings') return (await import('./openings/index.ts')).openPart(page);
  if (view === 'games') return (await import('./games/index.ts')).openPart();
  if (view === 'friend') return (await import('./friend/index.ts')).openPart(page);
  if (view === 'puzzles') return (await import('./puzzles/index.ts')).openPart(page);
  return (await import('./practice/index.ts')).openPart(page);
}
