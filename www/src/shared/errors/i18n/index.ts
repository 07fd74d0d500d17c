import { en } from '@chariot/engine/errors';
import { dictionary } from '../../i18n/index.ts';

const errors = dictionary({
  en,
  'zh-Hans': () => import('@chariot/engine/errors/zh-Hans'),
  'zh-Hant': () => import('@chariot/engine/errors/zh-Hant'),
});

/** The sentences about errors in the chosen language. */
export const errorWords = errors.words;
/** Resolves when they have come. */
export const errorWordsReady = errors.ready;
