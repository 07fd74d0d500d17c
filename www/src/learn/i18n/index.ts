import { dictionary } from '../../shared/i18n/index.ts';

const learn = dictionary({
  en: () => import('./en.ts'),
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

export const learnWords = learn.words;
export const learnWordsReady = learn.ready;
