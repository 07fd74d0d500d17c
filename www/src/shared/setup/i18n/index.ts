import { dictionary } from '../../i18n/index.ts';
import { en } from './en.ts';

const setUp = dictionary({
  en,
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

export const setUpWords = setUp.words;
export const setUpWordsReady = setUp.ready;
