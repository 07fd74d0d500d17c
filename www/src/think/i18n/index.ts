import { computed } from '@preact/signals';
import { dictionary } from '../../shared/i18n/index.ts';

const think = dictionary({
  en: () => import('./en.ts'),
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

/** The words of the view in the chosen language, those of its chapters among them. */
export const thinkWords = think.words;
/** Resolves when they have come. */
export const thinkWordsReady = think.ready;
/** Those of each chapter. */
export const ladderWords = computed(() => thinkWords.value.ladder);
export const treeWords = computed(() => thinkWords.value.tree);
export const wallWords = computed(() => thinkWords.value.wall);
export const picturesWords = computed(() => thinkWords.value.pictures);
