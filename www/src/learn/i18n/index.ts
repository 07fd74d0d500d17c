import { dictionary } from '../../shared/i18n/index.ts';

const learn = dictionary({
  en: () => import('./en.ts'),
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

/** The words around the steps of courses in the chosen language. */
export const learnWords = learn.words;
/** Resolves when they have come. */
export const learnWordsReady = learn.ready;
