import { dictionary } from '../../i18n/index.ts';

const book = dictionary({
  en: () => import('./en.ts'),
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

/** The words of the opening book in the chosen language. */
export const bookWords = book.words;
/** Resolves when they have come. */
export const bookWordsReady = book.ready;
