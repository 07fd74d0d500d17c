import { type ReadonlySignal, signal } from '@preact/signals';
import { load, trySave } from '../ui/storage.ts';

/** A value kept in the browser and shared by its tabs: each change is made to what is stored, whichever tab stored it. */
export class Kept<T> {
  readonly #key: string;
  readonly #read: (value: unknown) => T | undefined;
  readonly #value;
  /** Whether the browser has stored the last change. */
  #isStored = true;

  /** `read` takes a stored value, as far as it is valid; `first`: the value before any. */
  constructor(key: string, read: (value: unknown) => T | undefined, first: T) {
    this.#key = key;
    this.#read = read;
    this.#value = signal(load(key, read) ?? first);
    addEventListener('storage', (event) => {
      if (event instanceof StorageEvent && event.key === `chariot.${key}`) {
        this.#value.value = load(key, read) ?? first;
      }
    });
  }

  get value(): ReadonlySignal<T> {
    return this.#value;
  }

  update(change: (now: T) => T): void {
    const stored = this.#isStored ? load(this.#key, this.#read) : undefined;
    const value = change(stored ?? this.#value.peek());
    this.#value.value = value;
    this.#isStored = trySave(this.#key, value);
  }
}
