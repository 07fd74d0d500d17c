import './book.css';
import '../pictures/pictures.css';
import type { ChapterProps } from '../chapters.ts';
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
      <Neurons store={store} />
      <Machine store={store} chapter="evaluation" />
    </>
  );
}
