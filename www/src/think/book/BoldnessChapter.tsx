import './book.css';
import '../pictures/pictures.css';
import type { ChapterProps } from '../chapters.ts';
import { LateMoves } from '../pictures/SearchPictures.tsx';
import { Tree } from '../tree/Tree.tsx';
import { Machine } from './Machine.tsx';
import { Skipped } from './Skipped.tsx';

/** Guesses that save most of the work and may be wrong. */
export function BoldnessChapter({ store }: ChapterProps) {
  return (
    <>
      <Skipped store={store} />
      <LateMoves store={store} />
      <Tree store={store} eyes={['engine']} />
      <Machine store={store} chapter="boldness" />
    </>
  );
}
