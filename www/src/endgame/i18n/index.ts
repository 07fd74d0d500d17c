import { dictionary } from '../../shared/i18n/index.ts';
import { en } from './en.ts';

const endgame = dictionary({
  en,
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

/** The words of the endgame view in the chosen language. */
export const endgameWords = endgame.words;
/** Resolves when they have come. */
export const endgameWordsReady = endgame.ready;
