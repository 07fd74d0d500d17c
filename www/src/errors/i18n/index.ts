import { dictionary } from '../../i18n/index.ts';
import { en } from './en.ts';

const errors = dictionary({
  en,
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

/** The sentences about errors in the chosen language. */
export const errorWords = errors.words;
/** Resolves when they have come. */
export const errorWordsReady = errors.ready;
