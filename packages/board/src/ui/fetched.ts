import { signal } from '@preact/signals';

/** A script fetched on first use: `undefined` until it has come, `null` if it cannot be fetched. */
export function fetched<T>(fetch: () => Promise<T>): () => T | null | undefined {
  const loaded = signal<T | null | undefined>(undefined);
  let asked = false;
  return () => {
    if (!asked) {
      asked = true;
      fetch().then(
        (script) => {
          loaded.value = script;
        },
        () => {
          loaded.value = null;
        },
      );
    }
    return loaded.value;
  };
}
