import './book.css';
import '../toy/toy.css';
import type { ChapterProps } from '../chapters.ts';
import { ByHand } from '../toy/ByHand.tsx';
import { Growth } from './Growth.tsx';
import { Machine } from './Machine.tsx';

/** A tree, lowest and highest, and how fast it grows. */
export function TreeChapter({ store }: ChapterProps) {
  return (
    <>
      <ByHand />
      <Growth store={store} />
      <Machine store={store} chapter="tree" />
    </>
  );
}
