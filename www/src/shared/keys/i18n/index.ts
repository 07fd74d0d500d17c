import { dictionary } from '../../i18n/index.ts';
import { en } from './en.ts';

const keys = dictionary({
  en,
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

export const keyWords = keys.words;
export const keyWordsReady = keys.ready;
