import { site } from '@chariot/engine/client';
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
