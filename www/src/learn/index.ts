// The courses, fetched when first shown.
import '../shared/styles/learn.css';
import { h } from 'preact';
import { rulesWordsReady } from '../shared/games/rules/i18n/index.ts';
import type { Page, Part } from '../shared/page.ts';
import { Courses } from './Courses.tsx';
import { learnWordsReady } from './i18n/index.ts';

export async function openPart(page: Page): Promise<Part> {
  await Promise.all([learnWordsReady(), rulesWordsReady()]);
  return (game) => h(Courses, { key: game, page, game });
}
