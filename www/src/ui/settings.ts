import { effect, signal } from '@preact/signals';
import { load, oneOf, save } from './storage.ts';

/** Whether pieces glide to their squares: always, never, or as the system has it. */
export const MOTIONS = ['system', 'on', 'off'] as const;
/** One of them. */
export type Motion = (typeof MOTIONS)[number];

/** The chosen one. */
export const motion = signal<Motion>(load('motion', (value) => oneOf(MOTIONS, value)) ?? 'system');

/** Whether moves are heard; not by default on phones, which are often among people. */
export const sounds = signal<boolean>(
  load('sounds', (value) => oneOf([true, false], value)) ??
    !matchMedia('(pointer: coarse)').matches,
);

/** Whether a move may be made while the computer thinks, to be played when the turn comes. */
export const premoves = signal<boolean>(
  load('premoves', (value) => oneOf([true, false], value)) ?? true,
);

/** Whether the computer thinks on its opponent's time; not by default on phones, which should last the day. */
export const ponders = signal<boolean>(
  load('ponder', (value) => oneOf([true, false], value)) ??
    !matchMedia('(pointer: coarse)').matches,
);

/** True while the settings are looked at. */
export const settingsOpen = signal(false);

/** Shows the settings. */
export function openSettings(): void {
  settingsOpen.value = true;
}

effect(() => {
  document.documentElement.dataset.motion = motion.value;
  save('motion', motion.value);
});
effect(() => save('sounds', sounds.value));
effect(() => save('premoves', premoves.value));
effect(() => save('ponder', ponders.value));
