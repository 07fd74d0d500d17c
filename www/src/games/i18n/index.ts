import { dictionary } from '../../shared/i18n/index.ts';

const games = dictionary({
  en: () => import('./en.ts'),
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

/** Words in the chosen language. */
export const gamesWords = games.words;
/** Resolves when the words have loaded. */
export const gamesWordsReady = games.ready;
