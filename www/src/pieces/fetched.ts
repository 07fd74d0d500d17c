import { signal } from '@preact/signals';

/** Drawings that are fetched when they are first asked for: `undefined` until then, `null` if they cannot be had. */
export function fetched<T>(fetch: () => Promise<T>): () => T | null | undefined {
  const loaded = signal<T | null | undefined>(undefined);
  let asked = false;
  return () => {
    if (!asked) {
      asked = true;
      fetch().then(
        (drawings) => {
          loaded.value = drawings;
        },
        () => {
          loaded.value = null;
        },
      );
    }
    return loaded.value;
  };
}
