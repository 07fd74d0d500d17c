import { dictionary } from '../../../i18n/index.ts';

const basics = dictionary({
  en: () => import('./en.ts'),
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

export const basicsWords = basics.words;
export const basicsWordsReady = basics.ready;
