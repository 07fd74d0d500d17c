import { dictionary } from '../../../i18n/index.ts';

const rules = dictionary({
  en: () => import('./en.ts'),
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

export const rulesWords = rules.words;
export const rulesWordsReady = rules.ready;
