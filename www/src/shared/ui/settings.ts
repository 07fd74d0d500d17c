import { oneOf } from '@chariot/game/values';
import { effect, signal } from '@preact/signals';
import { load, save } from './storage.ts';

/** Whether the greeting of a newcomer has been answered by a move or by the tour. */
export const welcomed = signal(load('welcomed', (value) => oneOf([true], value)) ?? false);
effect(() => {
  if (welcomed.value) save('welcomed', true);
});

/** Whether piece moves are animated: always, never, or the system's choice. */
export const MOTIONS = ['system', 'on', 'off'] as const;
export type Motion = (typeof MOTIONS)[number];

export const motion = signal<Motion>(load('motion', (value) => oneOf(MOTIONS, value)) ?? 'system');

/** Whether moves make a sound; off by default on phones. */
export const sounds = signal<boolean>(
  load('sounds', (value) => oneOf([true, false], value)) ??
    !matchMedia('(pointer: coarse)').matches,
);

export const premoves = signal<boolean>(
  load('premoves', (value) => oneOf([true, false], value)) ?? true,
);

/** Whether the computer ponders; off by default on phones, to spare the battery. */
export const ponders = signal<boolean>(
  load('ponder', (value) => oneOf([true, false], value)) ??
    !matchMedia('(pointer: coarse)').matches,
);

/** Zen mode: whether only the board, the players and their clocks are shown. */
export const zen = signal<boolean>(load('zen', (value) => oneOf([true, false], value)) ?? false);
/** Whether the play view shows the engine's analysis: against the computer it would be a hint. */
export const showsEngine = signal<boolean>(
  load('playEngine', (value) => oneOf([true, false], value)) ?? false,
);

/** Whether the coach warns before a blunder is final. */
export const coach = signal<boolean>(
  load('coach', (value) => oneOf([true, false], value)) ?? false,
);

/** Whether the computer plays its first moves from the opening book. */
export const usesBook = signal<boolean>(
  load('book', (value) => oneOf([true, false], value)) ?? true,
);

/** Whether the fields for moves and positions are unfolded. */
export const types = signal<boolean>(
  load('types', (value) => oneOf([true, false], value)) ?? false,
);

/** Whether the settings dialog is open. */
export const settingsOpen = signal(false);

export function openSettings(): void {
  settingsOpen.value = true;
}

effect(() => {
  document.documentElement.dataset.motion = motion.value;
  save('motion', motion.value);
});
effect(() => {
  document.documentElement.dataset.zen = zen.value ? 'on' : 'off';
  save('zen', zen.value);
});
effect(() => save('sounds', sounds.value));
effect(() => save('premoves', premoves.value));
effect(() => save('ponder', ponders.value));
effect(() => save('playEngine', showsEngine.value));
effect(() => save('coach', coach.value));
effect(() => save('book', usesBook.value));
effect(() => save('types', types.value));
