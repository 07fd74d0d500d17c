import { useSignal } from '@preact/signals';
import type { ChapterProps } from '../chapters.ts';
import { Deepening } from './Deepening.tsx';
import { useJudged } from './judged.ts';
import { Ordering } from './Ordering.tsx';
import { Reductions } from './Reductions.tsx';

/** The first depth that is searched to, in plies: a second or two on a phone. */
const USUAL_DEPTH = 10;

/** One search of the position, seen in three ways. */
export function SearchPictures({ store }: ChapterProps) {
  const depth = useSignal(USUAL_DEPTH);
  const view = store.record.head.value;
  const game = view && !view.result ? view.game : null;
  const found = useJudged(store, 'iterations', game && { game, first: 1, depth: depth.value });
  // A report on the way says only that the search goes on.
  const value = found.isDone ? found.value : null;
  const direct = useJudged(
    store,
    'iterations',
    value && game && { game, first: depth.value, depth: depth.value },
  );
  const iterations = value?.iterations ?? [];
  const shared = { store, depth, iterations };
  return (
    <>
      <Ordering {...shared} />
      <Deepening {...shared} direct={direct.isDone ? direct.value?.iterations.at(-1) : undefined} />
      <Reductions map={value?.reductions} />
    </>
  );
}
