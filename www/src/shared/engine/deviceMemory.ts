const GIB = 1 << 30;
/** Bytes of memory an engine can address, minus a reserve. */
const MOST_ADDRESSABLE = 3.4 * GIB;
/** Bytes for a device that does not report its memory, and for any phone. */
const UNKNOWN = GIB;
const PHONE = GIB / 2;
/** Most bytes for solving an ending unasked. */
const MOST_UNASKED = 256 << 20;

/** Bytes of memory that solving may take: half of the device's. */
export function availableMemory(): number {
  const { deviceMemory } = navigator as { deviceMemory?: number };
  const half = deviceMemory === undefined ? UNKNOWN : (deviceMemory * GIB) / 2;
  const isPhone = matchMedia('(pointer: coarse), (max-width: 600px)').matches;
  return Math.min(half, isPhone ? PHONE : MOST_ADDRESSABLE);
}

/** Most bytes of memory, by the engine's estimate, for solving an ending unasked; larger ones: `solver.ts`. */
export const unaskedMemory = (): number => Math.min(MOST_UNASKED, availableMemory());

/**
 * Whether an engine probably failed for want of memory, by its error: a worker names the trap of a failed allocation so, but not
 * the one of a panic. An access out of bounds is always a bug.
 */
export const isForWantOfMemory = (error: string): boolean =>
  /^(?!.*out of bounds).*memory/i.test(error);
