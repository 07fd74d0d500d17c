// The courses of endings, fetched when one is first looked at.

import { endingsWordsReady } from '../../shared/courses/i18n/index.ts';
import { endingCourseWordsReady } from '../../shared/games/endings/i18n/index.ts';
import { EndingsView } from './EndingsView.tsx';

/** The view, with its words. */
export async function openEndings(): Promise<typeof EndingsView> {
  await Promise.all([endingsWordsReady(), endingCourseWordsReady()]);
  return EndingsView;
}
