import './book.css';
import '../pictures/pictures.css';
import type { ChapterProps } from '../chapters.ts';
import { Horizon } from '../pictures/Horizon.tsx';
import { Machine } from './Machine.tsx';

/** The horizon behind the last ply, and quiescence search. */
export function HorizonChapter({ store }: ChapterProps) {
  return (
    <>
      <Horizon store={store} />
      <Machine store={store} chapter="horizon" />
    </>
  );
}
