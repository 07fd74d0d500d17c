import type { Turn } from '@chariot/engine/client';
import { effect, type ReadonlySignal, untracked } from '@preact/signals';

/** Keeps the engine at what is wanted: begins it, and gives it up once something else is wanted, or nothing. */
export function pursue<T>(wanted: ReadonlySignal<T | null>, begin: (wanted: T) => Turn): void {
  effect(() => {
    const what = wanted.value;
    if (what === null) return;
    const turn = untracked(() => begin(what));
    return () => turn.end();
  });
}
