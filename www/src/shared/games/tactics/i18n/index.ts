import { dictionary } from '../../../i18n/index.ts';

const tactics = dictionary({
  en: () => import('./en.ts'),
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

export const tacticsWords = tactics.words;
export const tacticsWordsReady = tactics.ready;
