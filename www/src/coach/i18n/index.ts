import { dictionary } from '../../shared/i18n/index.ts';
import { en } from './en.ts';

const coach = dictionary({
  en,
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

/** The words of the coach in the chosen language. */
export const coachWords = coach.words;
/** Resolves when they have come. */
export const coachWordsReady = coach.ready;
