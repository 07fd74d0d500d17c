import { signal } from '@preact/signals';

type Outlines = typeof import('./glyphs.ts');

/** `null` if they could not be loaded. */
const loaded = signal<Outlines | null | undefined>(undefined);
let asked = false;

/** Outlines of characters, fetched when they are first drawn; `null` if they cannot be had: then text must do. */
export function outlines(): Outlines | null | undefined {
  if (!asked) {
    asked = true;
    import('./glyphs.ts').then(
      (module) => {
        loaded.value = module;
      },
      () => {
        loaded.value = null;
      },
    );
  }
  return loaded.value;
}
