import { language } from '../shared/i18n/index.ts';

/** A count as the chosen language writes it: 197,281. */
export function counted(count: number): string {
  return count.toLocaleString(language.value);
}
