import './book.css';
import '../pictures/pictures.css';
import { Closer } from '../Closer.tsx';
import type { ChapterProps } from '../chapters.ts';
import { picturesWords } from '../i18n/index.ts';
import { EvaluationSum } from '../pictures/EvaluationSum.tsx';
import { EvaluationTerms } from '../pictures/EvaluationTerms.tsx';
import { Neurons } from '../pictures/Neurons.tsx';
import { PieceValues } from '../pictures/PieceValues.tsx';
import { Machine } from './Machine.tsx';

/** The evaluation: terms, piece values and the network. */
export function EvaluationChapter({ store }: ChapterProps) {
  return (
    <>
      <EvaluationTerms store={store} />
      <PieceValues store={store} />
      <Closer title={picturesWords.value.neuronsTitle}>
        <Neurons store={store} />
        <EvaluationSum store={store} />
      </Closer>
      <Machine store={store} chapter="evaluation" />
    </>
  );
}
