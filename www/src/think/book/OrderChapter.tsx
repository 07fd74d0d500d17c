import './book.css';
import '../toy/toy.css';
import '../pictures/pictures.css';
import type { ChapterProps } from '../chapters.ts';
import { SearchPictures } from '../pictures/SearchPictures.tsx';
import { Ordering } from '../toy/Ordering.tsx';
import { Machine } from './Machine.tsx';
import { SavedByOrder } from './Saved.tsx';

/** Good moves first: by hand, on the reader's position, and in the engine. */
export function OrderChapter({ store }: ChapterProps) {
  return (
    <>
      <Ordering />
      <SavedByOrder store={store} />
      <SearchPictures store={store} />
      <Machine store={store} chapter="order" />
    </>
  );
}
