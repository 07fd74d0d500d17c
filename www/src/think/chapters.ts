import type { ComponentType } from 'preact';
import type { ThinkStore } from './store.ts';

/** What a chapter is given. */
export interface ChapterProps {
  store: ThinkStore;
}

/** The chapters by their names in the address (`#think/chess/ladder`), in their order. */
export const CHAPTERS = ['ladder', 'tree', 'wall', 'pictures'] as const;
/** One of them. */
export type ChapterName = (typeof CHAPTERS)[number];

/** Fetches a chapter. */
export const FETCH_CHAPTER: Readonly<
  Record<ChapterName, () => Promise<ComponentType<ChapterProps>>>
> = {
  ladder: async () => (await import('./ladder/index.ts')).Chapter,
  tree: async () => (await import('./tree/index.ts')).Chapter,
  wall: async () => (await import('./wall/index.ts')).Chapter,
  pictures: async () => (await import('./pictures/index.ts')).Chapter,
};
