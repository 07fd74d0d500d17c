import { dictionary } from '../../shared/i18n/index.ts';
import { en } from './en.ts';

const dialogs = dictionary({
  en,
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

/** The words of the dialogs in the chosen language. */
export const dialogWords = dialogs.words;
/** Resolves when they have come. */
export const dialogWordsReady = dialogs.ready;
