import { dictionary } from '../../i18n/index.ts';
import { en } from './en.ts';

const tutor = dictionary({
  en,
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

/** The words of the tutor in the chosen language. */
export const tutorWords = tutor.words;
/** Resolves when they have come. */
export const tutorWordsReady = tutor.ready;
