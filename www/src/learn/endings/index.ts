// The courses of endings, fetched when one is first looked at.
import { endingCourseWordsReady } from '../../shared/games/endings/i18n/index.ts';
import { EndingsView } from './EndingsView.tsx';
import { endingsWordsReady } from './i18n/index.ts';

/** The view, with its words. */
export async function openEndings(): Promise<typeof EndingsView> {
  await Promise.all([endingsWordsReady(), endingCourseWordsReady()]);
  return EndingsView;
}
