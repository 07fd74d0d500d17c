import { oneOf } from '@chariot/game/values';
import { effect, signal } from '@preact/signals';
import { load, save } from './storage.ts';

/** Light, dark, or the system's choice. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const theme = signal<Theme>(load('theme', (value) => oneOf(THEMES, value)) ?? 'system');

/** Colours of the browser's own bars, for a light and a dark system. */
const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
const [light, dark] = bars.map(({ content }) => content);

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  const forced = { system: undefined, light, dark }[theme.value];
  for (const [i, bar] of bars.entries()) bar.content = forced ?? [light, dark][i] ?? '';
  save('theme', theme.value);
});
