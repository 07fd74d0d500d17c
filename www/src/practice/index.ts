// The daily practice, fetched on first use.
import { h } from 'preact';
import { endingsWordsReady } from '../shared/courses/i18n/index.ts';
import { endingCourseWordsReady } from '../shared/games/endings/i18n/index.ts';
import { perGame } from '../shared/games/index.ts';
import type { Page, Part } from '../shared/page.ts';
import { puzzleWordsReady } from '../shared/puzzles/i18n/index.ts';
import { tutorWordsReady } from '../shared/tutor/i18n/index.ts';
import { practiceWordsReady } from './i18n/index.ts';
import { PracticeView } from './PracticeView.tsx';
import { PracticeStore } from './store.ts';

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
