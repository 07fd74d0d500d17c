// The page of the day, fetched when first shown.
import { h } from 'preact';
import { nextLessonReady } from '../shared/courses/next.ts';
import type { Part } from '../shared/page.ts';
import { todayWordsReady } from './i18n/index.ts';
import { TodayView } from './TodayView.tsx';

export async function openPart(): Promise<Part> {
  await Promise.all([todayWordsReady(), nextLessonReady()]);
  return (game) => h(TodayView, { game });
}
