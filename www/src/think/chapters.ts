import { oneOf } from '@chariot/game/values';
import type { ComponentType } from 'preact';
import type { ThinkStore } from './store.ts';

export interface ChapterProps {
  store: ThinkStore;
}

/** The chapters in order, by name in the address (`#think/chess/tree`). */
export const CHAPTERS = [
  'tree',
  'pruning',
  'order',
  'horizon',
  'memory',
  'evaluation',
  'boldness',
  'wall',
] as const;
export type ChapterName = (typeof CHAPTERS)[number];

/** Names in addresses of the first version. */
const FORMER: Readonly<Partial<Record<string, ChapterName>>> = {
  ladder: 'tree',
  pictures: 'evaluation',
};

/** The chapter that an address names. */
export function chapterIn(hash: string): ChapterName | undefined {
  const name = hash.split('?')[0]?.split('/')[2];
  return oneOf(CHAPTERS, name) ?? FORMER[name ?? ''];
}

export const FETCH_CHAPTER: Readonly<
  Record<ChapterName, () => Promise<ComponentType<ChapterProps>>>
> = {
  tree: async () => (await import('./book/TreeChapter.tsx')).TreeChapter,
  pruning: async () => (await import('./book/PruningChapter.tsx')).PruningChapter,
  order: async () => (await import('./book/OrderChapter.tsx')).OrderChapter,
  horizon: async () => (await import('./book/HorizonChapter.tsx')).HorizonChapter,
  memory: async () => (await import('./book/MemoryChapter.tsx')).MemoryChapter,
  evaluation: async () => (await import('./book/EvaluationChapter.tsx')).EvaluationChapter,
  boldness: async () => (await import('./book/BoldnessChapter.tsx')).BoldnessChapter,
  wall: async () => (await import('./book/WallChapter.tsx')).WallChapter,
};
