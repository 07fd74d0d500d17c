// The courses of endings, fetched when first shown.

import { endingsWordsReady } from '../../shared/courses/i18n/index.ts';
import { endingCourseWordsReady } from '../../shared/games/endings/i18n/index.ts';
import { EndingsView } from './EndingsView.tsx';

export async function openEndings(): Promise<typeof EndingsView> {
  await Promise.all([endingsWordsReady(), endingCourseWordsReady()]);
  return EndingsView;
}
