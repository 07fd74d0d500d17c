import { computed, effect, signal } from '@preact/signals';
import { load, oneOf, save } from '../ui/storage.ts';
import { en } from './en.ts';
import type { Words } from './words.ts';
import { zh } from './zh.ts';

export type { SpokenMove, Words } from './words.ts';

/** The languages, by their BCP 47 tag, each with its own name for itself. */
export const LANGUAGES = { en: 'English', 'zh-Hans': '中文' } as const;
/** One of them. */
export type Language = keyof typeof LANGUAGES;

const TAGS = Object.keys(LANGUAGES) as Language[];
const DICTIONARIES: Record<Language, Words> = { en, 'zh-Hans': zh };

/** The language the browser asks for, English if we do not have it. */
function preferred(): Language {
  const wanted = navigator.languages.find((tag) => /^(en|zh)\b/i.test(tag));
  return wanted && /^zh/i.test(wanted) ? 'zh-Hans' : 'en';
}

/** The chosen language. */
export const language = signal<Language>(
  load('language', (value) => oneOf(TAGS, value)) ?? preferred(),
);

/** The words of the chosen language. */
export const words = computed(() => DICTIONARIES[language.value]);

effect(() => {
  document.documentElement.lang = language.value;
  save('language', language.value);
});
