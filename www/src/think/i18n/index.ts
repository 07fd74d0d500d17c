import { computed } from '@preact/signals';
import { dictionary } from '../../shared/i18n/index.ts';

const think = dictionary({
  en: () => import('./en.ts'),
  'zh-Hans': () => import('./zh.ts?Hans'),
  'zh-Hant': () => import('./zh.ts?Hant'),
});

/** Words of the view and its chapters in the chosen language. */
export const thinkWords = think.words;
/** Resolves when the words have loaded. */
export const thinkWordsReady = think.ready;
export const toyWords = computed(() => thinkWords.value.toy);
export const bookWords = computed(() => thinkWords.value.book);
export const ladderWords = computed(() => thinkWords.value.ladder);
export const treeWords = computed(() => thinkWords.value.tree);
export const wallWords = computed(() => thinkWords.value.wall);
export const picturesWords = computed(() => thinkWords.value.pictures);
