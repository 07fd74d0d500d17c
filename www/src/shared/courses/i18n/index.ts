import { dictionary } from '../../i18n/index.ts';

const endings = dictionary({
  en: () => import('./en.ts'),
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

/** The words around courses of endings in the chosen language. */
export const endingsWords = endings.words;
/** Resolves when they have come. */
export const endingsWordsReady = endings.ready;
