import './book.css';
import '../pictures/pictures.css';
import type { ChapterProps } from '../chapters.ts';
import { Keys } from '../pictures/Keys.tsx';
import { Repetition } from '../pictures/Repetition.tsx';
import { Machine } from './Machine.tsx';
import { Repeats } from './Repeats.tsx';

/** Positions met again: by another order of moves, and in the same game. */
export function MemoryChapter({ store }: ChapterProps) {
  return (
    <>
      <Repeats store={store} />
      <Keys store={store} />
      <Repetition store={store} />
      <Machine store={store} chapter="memory" />
    </>
  );
}
