import { dictionary } from '../../../i18n/index.ts';

const rules = dictionary({
  en: () => import('./en.ts'),
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

/** The words of the courses in the chosen language. */
export const rulesWords = rules.words;
/** Resolves when they have come. */
export const rulesWordsReady = rules.ready;
