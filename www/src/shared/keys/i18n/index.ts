import { dictionary } from '../../i18n/index.ts';
import { en } from './en.ts';

const keys = dictionary({
  en,
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

/** The words of the sheet of keys in the chosen language. */
export const keyWords = keys.words;
/** Resolves when they have come. */
export const keyWordsReady = keys.ready;
