import './pictures.css';
import type { ChapterProps } from '../chapters.ts';
import { EvaluationTerms } from './EvaluationTerms.tsx';
import { Horizon } from './Horizon.tsx';
import { Keys } from './Keys.tsx';
import { Neurons } from './Neurons.tsx';
import { PieceValues } from './PieceValues.tsx';
import { PriceOfError } from './PriceOfError.tsx';
import { Repetition } from './Repetition.tsx';
import { SearchPictures } from './SearchPictures.tsx';

export function Pictures({ store }: ChapterProps) {
  return (
    <>
      <EvaluationTerms store={store} />
      <PieceValues store={store} />
      <Neurons store={store} />
      <Keys store={store} />
      <SearchPictures store={store} />
      <Horizon store={store} />
      <Repetition store={store} />
      <PriceOfError />
    </>
  );
}
