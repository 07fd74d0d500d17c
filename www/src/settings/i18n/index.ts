import { dictionary } from '../../shared/i18n/index.ts';
import { en } from './en.ts';

const settings = dictionary({
  en,
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

/** Words in the chosen language. */
export const settingsWords = settings.words;
/** Resolves when the words have loaded. */
export const settingsWordsReady = settings.ready;
