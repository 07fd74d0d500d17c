import { dictionary } from '../../shared/i18n/index.ts';
import { en } from './en.ts';

const analysis = dictionary({
  en,
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

/** The words of the analysis view in the chosen language. */
export const analysisWords = analysis.words;
/** Resolves when they have come. */
export const analysisWordsReady = analysis.ready;
