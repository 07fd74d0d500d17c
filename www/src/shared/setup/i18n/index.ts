import { dictionary } from '../../i18n/index.ts';
import { en } from './en.ts';

const setUp = dictionary({
  en,
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

/** The words of the position editor in the chosen language. */
export const setUpWords = setUp.words;
/** Resolves when they have come. */
export const setUpWordsReady = setUp.ready;
