import { dictionary } from '../../../shared/i18n/index.ts';

const home = dictionary({
  en: () => import('./en.ts'),
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

export const homeWords = home.words;
export const homeWordsReady = home.ready;
