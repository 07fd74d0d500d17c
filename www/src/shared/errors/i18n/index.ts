import { en } from '@chariot/engine/errors/en';
import { dictionary } from '../../i18n/index.ts';

const errors = dictionary({
  en,
  'zh-Hans': () => import('@chariot/engine/errors/zh.ts?Hans'),
  'zh-Hant': () => import('@chariot/engine/errors/zh.ts?Hant'),
});

/** The sentences about errors in the chosen language. */
export const errorWords = errors.words;
/** Resolves when they have come. */
export const errorWordsReady = errors.ready;
