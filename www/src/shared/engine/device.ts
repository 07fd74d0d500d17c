import { site } from '@chariot/engine/client';
import { oneOf } from '@chariot/game/values';
import { computed, effect, signal } from '@preact/signals';
import { load, save } from '../ui/storage.ts';

/** How many threads an engine shall have; `auto`: all cores but one, which the page keeps, and two at least. */
export type Cores = number | 'auto';

/** Threads that an engine may have here: one where the page is not isolated. */
export const mostCores = site.mostThreads;

/** The chosen number. It holds from the next search on. */
export const cores = signal<Cores>(load('cores', accept) ?? 'auto');

/** The number that is used. */
export const threads = computed(() => {
  const { value } = cores;
  return Math.min(mostCores, value === 'auto' ? Math.max(2, mostCores - 1) : value);
});

effect(() => save('cores', cores.value));

function accept(value: unknown): Cores | undefined {
  if (value === 'auto') return value;
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : undefined;
}

/** Sizes, in MiB, that can be chosen for what searches remember; all threads of an engine have at most 256 together. */
export const SIZES = [16, 32, 64, 128] as const;
/** One of them, or what suits the device. */
export type Memory = (typeof SIZES)[number] | 'auto';

/** The chosen one. It holds from the next search on. */
export const memory = signal<Memory>(
  load('memory', (value) => oneOf<Memory>(['auto', ...SIZES], value)) ?? 'auto',
);

/** The size that is used, if available. */
export const hash = computed(() => (memory.value === 'auto' ? suitable() : memory.value));

effect(() => save('memory', memory.value));

/** On phones the engines of both games stay below 64 MiB, all in all. */
function suitable(): number {
  const { deviceMemory = 8 } = navigator as { deviceMemory?: number };
  const isPhone = matchMedia('(pointer: coarse), (max-width: 600px)').matches;
  if (isPhone || deviceMemory <= 2) return 16;
  return deviceMemory <= 4 ? 32 : 64;
}
