import { dictionary } from '../../shared/i18n/index.ts';
import { en } from './en.ts';

const dialogs = dictionary({
  en,
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

export const dialogWords = dialogs.words;
export const dialogWordsReady = dialogs.ready;
