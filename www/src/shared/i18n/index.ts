import { effect } from '@preact/signals';
import { dictionary } from './dictionary.ts';
import { en } from './en.ts';

export { LANGUAGES, type Language, TAGS } from '@chariot/engine/languages';
export { dictionary, language } from './dictionary.ts';
export type { Words } from './en.ts';

const main = dictionary({
  en,
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

export const { words } = main;
export const wordsReady = main.ready;

effect(() => {
  document.documentElement.lang = main.shown.value;
});
