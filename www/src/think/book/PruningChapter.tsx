import './book.css';
import '../toy/toy.css';
import type { ChapterProps } from '../chapters.ts';
import { Cutting } from '../toy/Cutting.tsx';
import { Tree } from '../tree/Tree.tsx';
import { Machine } from './Machine.tsx';
import { Saved } from './Saved.tsx';

/** Alpha-beta: by hand, then on the reader's position. */
export function PruningChapter({ store }: ChapterProps) {
  return (
    <>
      <Cutting />
      <Saved store={store} />
      <Tree store={store} eyes={['minimax', 'alphaBeta']} />
      <Machine store={store} chapter="pruning" />
    </>
  );
}
