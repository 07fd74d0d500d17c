import { effect, signal } from '@preact/signals';
import { load, oneOf, save } from './storage.ts';

/** Light, dark, or as the system has it. */
export const THEMES = ['system', 'light', 'dark'] as const;
/** One of them. */
export type Theme = (typeof THEMES)[number];

/** The chosen theme. */
export const theme = signal<Theme>(load('theme', (value) => oneOf(THEMES, value)) ?? 'system');

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  save('theme', theme.value);
});
