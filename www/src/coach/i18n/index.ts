import { dictionary } from '../../shared/i18n/index.ts';
import { en } from './en.ts';

const coach = dictionary({
  en,
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

export const coachWords = coach.words;
export const coachWordsReady = coach.ready;
