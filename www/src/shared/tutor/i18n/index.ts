import { dictionary } from '../../i18n/index.ts';
import { en } from './en.ts';

const tutor = dictionary({
  en,
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

export const tutorWords = tutor.words;
export const tutorWordsReady = tutor.ready;
