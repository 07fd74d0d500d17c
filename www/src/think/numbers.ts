import { language } from '../shared/i18n/index.ts';

/** A count in the style of the chosen language: 197,281. */
export function counted(count: number): string {
  return count.toLocaleString(language.value);
}
