import { site } from '@chariot/engine/client';
import { oneOf } from '@chariot/game/values';
import { computed, effect, signal } from '@preact/signals';
import { load, save } from '../ui/storage.ts';

/** Threads of an engine; `auto`: all cores but one for the page, and at least two. */
export type Cores = number | 'auto';

/** Most threads of an engine: one unless the page is isolated. */
export const mostCores = site.mostThreads;

/** The chosen number; applies from the next search. */
export const cores = signal<Cores>(load('cores', accept) ?? 'auto');

/** The number in use. */
export const threads = computed(() => {
  const { value } = cores;
  return Math.min(mostCores, value === 'auto' ? Math.max(2, mostCores - 1) : value);
});

effect(() => save('cores', cores.value));

function accept(value: unknown): Cores | undefined {
  if (value === 'auto') return value;
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : undefined;
}

/** Sizes of the transposition table in MiB. All threads of an engine have at most 256 together. */
export const SIZES = [16, 32, 64, 128] as const;
/** A size; `auto` suits the device. */
export type Memory = (typeof SIZES)[number] | 'auto';

/** The chosen size; applies from the next search. */
export const memory = signal<Memory>(
  load('memory', (value) => oneOf<Memory>(['auto', ...SIZES], value)) ?? 'auto',
);

/** The size in use, if available. */
export const hash = computed(() => (memory.value === 'auto' ? suitable() : memory.value));

effect(() => save('memory', memory.value));

/** On phones the engines of both games stay below 64 MiB in total. */
function suitable(): number {
  const { deviceMemory = 8 } = navigator as { deviceMemory?: number };
  const isPhone = matchMedia('(pointer: coarse), (max-width: 600px)').matches;
  if (isPhone || deviceMemory <= 2) return 16;
  return deviceMemory <= 4 ? 32 : 64;
}
