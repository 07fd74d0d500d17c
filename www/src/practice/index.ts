// The daily practice, fetched when it is first looked at.
import { h } from 'preact';
import type { Page, Part } from '../LazyPart.tsx';
import { endingsWordsReady } from '../learn/endings/i18n/index.ts';
import { puzzleWordsReady } from '../puzzles/i18n/index.ts';
import { endingCourseWordsReady } from '../shared/games/endings/i18n/index.ts';
import { perGame } from '../shared/games/index.ts';
import { tutorWordsReady } from '../tutor/i18n/index.ts';
import { practiceWordsReady } from './i18n/index.ts';
import { PracticeView } from './PracticeView.tsx';
import { PracticeStore } from './store.ts';

/** Makes the view, with its words. */
export async function openPart({ engines, tables }: Page): Promise<Part> {
  await Promise.all([
    practiceWordsReady(),
    puzzleWordsReady(),
    tutorWordsReady(),
    endingsWordsReady(),
    endingCourseWordsReady(),
  ]);
  const stores = perGame((game) => new PracticeStore(engines.of(game), tables, game));
  return (game) => h(PracticeView, { key: game, store: stores.of(game) });
}
