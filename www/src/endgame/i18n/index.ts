import { computed } from '@preact/signals';
import { type Language, language } from '../../i18n/index.ts';
import { en } from './en.ts';
import type { EndgameWords } from './words.ts';
import { zh } from './zh.ts';

const DICTIONARIES: Record<Language, EndgameWords> = { en, 'zh-Hans': zh };

/** The words of the endgame view in the chosen language. */
export const endgameWords = computed(() => DICTIONARIES[language.value]);
