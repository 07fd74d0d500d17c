import { dictionary } from '../../shared/i18n/index.ts';
import { en } from './en.ts';

const analysis = dictionary({
  en,
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

export const analysisWords = analysis.words;
export const analysisWordsReady = analysis.ready;
