import type { Turn } from '@chariot/engine/client';
import { effect, type ReadonlySignal, untracked } from '@preact/signals';

/** Starts the engine on each new value of `wanted`, and ends the turn of the old one; `null` only ends it. */
export function pursue<T>(wanted: ReadonlySignal<T | null>, begin: (wanted: T) => Turn): void {
  effect(() => {
    const what = wanted.value;
    if (what === null) return;
    const turn = untracked(() => begin(what));
    return () => turn.end();
  });
}
