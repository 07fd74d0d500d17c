import { dictionary } from '../../../shared/i18n/index.ts';

const lesson = dictionary({
  en: () => import('./en.ts'),
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

export const lessonWords = lesson.words;
export const lessonWordsReady = lesson.ready;
