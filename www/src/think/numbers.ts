import { language } from '../shared/i18n/index.ts';

/** A number with a real minus: −1,234. */
export function whole(value: number): string {
  return counted(value).replace('-', '−');
}

/** Numbers with their signs, as a sum: 54 − 12 + 2. */
export function added(values: readonly number[]): string {
  const [first = 0, ...rest] = values;
  const more = rest.map((value) => ` ${value < 0 ? '−' : '+'} ${counted(Math.abs(value))}`);
  return whole(first) + more.join('');
}

/** A count in the style of the chosen language: 197,281. */
export function counted(count: number): string {
  return count.toLocaleString(language.value);
}
