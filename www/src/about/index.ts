// The page about the page, fetched when first shown.
import { h } from 'preact';
import type { Part } from '../shared/page.ts';
import { AboutView } from './AboutView.tsx';
import { aboutWordsReady } from './i18n/index.ts';

export async function openPart(): Promise<Part> {
  await aboutWordsReady();
  return () => h(AboutView, {});
}
