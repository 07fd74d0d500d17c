import './book.css';
import '../toy/toy.css';
import { Closer } from '../Closer.tsx';
import type { ChapterProps } from '../chapters.ts';
import { treeWords } from '../i18n/index.ts';
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
      <Closer title={treeWords.value.title}>
        <Tree store={store} eyes={['minimax', 'alphaBeta']} />
      </Closer>
      <Machine store={store} chapter="pruning" />
    </>
  );
}
