import { dictionary } from '../../../shared/i18n/index.ts';

const trainer = dictionary({
  en: () => import('./en.ts'),
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

/** The words of the trainer of openings in the chosen language. */
export const trainerWords = trainer.words;
/** Resolves when they have come. */
export const trainerWordsReady = trainer.ready;
