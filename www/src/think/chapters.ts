import type { ComponentType } from 'preact';
import type { ThinkStore } from './store.ts';

export interface ChapterProps {
  store: ThinkStore;
}

/** The chapters in order, by name in the address (`#think/chess/ladder`). */
export const CHAPTERS = ['ladder', 'tree', 'wall', 'pictures'] as const;
export type ChapterName = (typeof CHAPTERS)[number];

export const FETCH_CHAPTER: Readonly<
  Record<ChapterName, () => Promise<ComponentType<ChapterProps>>>
> = {
  ladder: async () => (await import('./ladder/Ladder.tsx')).Ladder,
  tree: async () => (await import('./tree/Tree.tsx')).Tree,
  wall: async () => (await import('./wall/Wall.tsx')).Wall,
  pictures: async () => (await import('./pictures/Pictures.tsx')).Pictures,
};
