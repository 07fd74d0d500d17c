import { dictionary } from '../../shared/i18n/index.ts';
import { en } from './en.ts';

const endgame = dictionary({
  en,
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

export const endgameWords = endgame.words;
export const endgameWordsReady = endgame.ready;
