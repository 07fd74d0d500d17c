import './book.css';
import '../pictures/pictures.css';
import { Closer } from '../Closer.tsx';
import type { ChapterProps } from '../chapters.ts';
import { picturesWords, treeWords } from '../i18n/index.ts';
import { LateMoves } from '../pictures/LateMoves.tsx';
import { Tree } from '../tree/Tree.tsx';
import { Answers } from './Answers.tsx';
import { FailedGuess } from './FailedGuess.tsx';
import { Machine } from './Machine.tsx';
import { Skipped } from './Skipped.tsx';

/** Guesses that save most of the work and may be wrong. */
export function BoldnessChapter({ store }: ChapterProps) {
  return (
    <>
      <Skipped store={store} />
      <FailedGuess store={store} />
      <Answers store={store} />
      <Closer title={picturesWords.value.reductionsTitle}>
        <LateMoves store={store} />
      </Closer>
      <Closer title={treeWords.value.engineTitle}>
        <Tree store={store} eyes={['engine']} />
      </Closer>
      <Machine store={store} chapter="boldness" />
    </>
  );
}
