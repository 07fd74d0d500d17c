import { signal } from '@preact/signals';

/** Drawings fetched on first use: `undefined` until they have come, `null` if they cannot be fetched. */
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
