import { dictionary } from '../../../i18n/index.ts';

const endings = dictionary({
  en: () => import('./en.ts'),
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

export const endingCourseWords = endings.words;
export const endingCourseWordsReady = endings.ready;
