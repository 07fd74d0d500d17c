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
  ladder: async () => (await import('./ladder/Ladder.tsx')).Ladder,
  tree: async () => (await import('./tree/Tree.tsx')).Tree,
  wall: async () => (await import('./wall/Wall.tsx')).Wall,
  pictures: async () => (await import('./pictures/Pictures.tsx')).Pictures,
};
