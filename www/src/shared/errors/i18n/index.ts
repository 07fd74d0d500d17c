import { en } from '@chariot/engine/errors';
import { dictionary } from '../../i18n/index.ts';

const errors = dictionary({
  en,
  'zh-Hans': () => import('@chariot/engine/errors/zh-Hans'),
  'zh-Hant': () => import('@chariot/engine/errors/zh-Hant'),
});

export const errorWords = errors.words;
export const errorWordsReady = errors.ready;
