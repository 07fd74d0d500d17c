import './book.css';
import type { ChapterProps } from '../chapters.ts';
import { Wall } from '../wall/Wall.tsx';
import { Machine } from './Machine.tsx';

/** Endings that are known: the wall, and the table inside the search. */
export function WallChapter({ store }: ChapterProps) {
  return (
    <>
      <Wall store={store} />
      <Machine store={store} chapter="wall" />
    </>
  );
}
