import { dictionary } from '../../shared/i18n/index.ts';

const openings = dictionary({
  en: () => import('./en.ts'),
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

/** The words of the view of openings in the chosen language. */
export const openingsWords = openings.words;
/** Resolves when they have come. */
export const openingsWordsReady = openings.ready;
