import { Button } from '@chariot/board/ui';
import { useEffect } from 'preact/hooks';
import { announce } from '../../shared/ui/announce.tsx';
import { trainerWords } from './i18n/index.ts';
import type { TrainerNews, TrainerStore } from './store.ts';

/** The last action in words. */
export function News({ store }: { store: TrainerStore }) {
  const news = store.news.value;
  useEffect(() => {
    if (news) announce(tell(news));
  }, [news]);
  if (!news) return null;
  return (
    <p class="repertoire-news">
      {tell(news)}{' '}
      {news.kind === 'removed' && (
        <Button onClick={() => store.undoRemoval()}>{trainerWords.value.undo}</Button>
      )}
    </p>
  );
}

function tell(news: TrainerNews): string {
  const text = trainerWords.value.news;
  switch (news.kind) {
    case 'added':
      return text.added(news.moves);
    case 'removed':
      return text.removed;
    case 'full':
      return text.full;
    case 'imported':
      return text.imported(news.moves, news.leftOut, news.damaged);
    case 'nothingToImport':
      return text.nothingToImport;
    default:
      return news satisfies never;
  }
}
