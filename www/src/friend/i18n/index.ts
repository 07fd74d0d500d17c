import { dictionary } from '../../shared/i18n/index.ts';
import { en } from './en.ts';

const friend = dictionary({
  en,
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

export const friendWords = friend.words;
export const friendWordsReady = friend.ready;
