import { language } from './dictionary.ts';

/** Sentences in a row, in the chosen language; empty ones are left out. */
export function sentences(all: readonly (string | false | undefined)[]): string {
  return all.filter(Boolean).join(language.value === 'en' ? ' ' : '');
}
