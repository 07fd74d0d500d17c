import './ladder.css';
import type { ChapterProps } from '../chapters.ts';
import { Climb } from './Climb.tsx';
import { Comparison } from './Comparison.tsx';
import { Counts } from './Counts.tsx';
import { CrossTable } from './CrossTable.tsx';
import { Mistakes } from './Mistakes.tsx';
import { PlayRung } from './PlayRung.tsx';

/** Players of which each has one idea more than the one before. */
export function Ladder({ store }: ChapterProps) {
  return (
    <>
      <Climb store={store} />
      <Comparison store={store} />
      <Mistakes store={store} />
      <PlayRung store={store} />
      <CrossTable store={store} />
      <Counts store={store} />
    </>
  );
}
