import { oneOf } from '@chariot/game/values';
import { computed, effect, signal } from '@preact/signals';
import { load, save } from '../ui/storage.ts';

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
