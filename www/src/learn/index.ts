// The courses, fetched when first shown.
import '../shared/styles/learn.css';
import '../shared/styles/progress.css';
import './home/home.css';
import { h } from 'preact';
import { nextLessonReady } from '../shared/courses/next.ts';
import type { Page, Part } from '../shared/page.ts';
import { tutorWordsReady } from '../shared/tutor/i18n/index.ts';
import { Courses } from './Courses.tsx';
import { homeWordsReady } from './home/i18n/index.ts';
import { learnWordsReady } from './i18n/index.ts';
import { lessonWordsReady } from './lesson/i18n/index.ts';

export async function openPart(page: Page): Promise<Part> {
  await Promise.all([
    learnWordsReady(),
    lessonWordsReady(),
    homeWordsReady(),
    nextLessonReady(),
    tutorWordsReady(),
  ]);
  return (game) => h(Courses, { key: game, page, game });
}
