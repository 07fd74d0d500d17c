import { oneOf } from '@chariot/game/values';
import { effect, type Signal, signal } from '@preact/signals';
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

/** A switch that is remembered. */
function remembered(key: string, usual: boolean): Signal<boolean> {
  const state = signal(load(key, (value) => oneOf([true, false], value)) ?? usual);
  effect(() => save(key, state.value));
  return state;
}

const isPhone = matchMedia('(pointer: coarse)').matches;

/** Whether moves make a sound; off by default on phones. */
export const sounds = remembered('sounds', !isPhone);

export const premoves = remembered('premoves', true);

/** Whether the computer ponders; off by default on phones, to spare the battery. */
export const ponders = remembered('ponder', !isPhone);

/** Whether the computer plays as soon as it has a move, without a pause as people make it. */
export const answersAtOnce = remembered('answersAtOnce', false);

/** Zen mode: whether only the board, the players and their clocks are shown. */
export const zen = remembered('zen', false);

/** Whether the play view shows the engine's analysis: against the computer it would be a hint. */
export const showsEngine = remembered('playEngine', false);

/** Whether the coach warns before a blunder is final. */
export const coach = remembered('coach', false);

/** Whether the computer plays its first moves from the opening book. */
export const usesBook = remembered('book', true);

/** Whether the fields for moves and positions are unfolded. */
export const types = remembered('types', false);

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
});
