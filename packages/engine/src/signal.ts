/** A value with listeners. All the client needs of signals where they draw nothing. */
class Signal<T> {
  #value: T;
  readonly #listeners = new Set<(value: T) => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }

  set value(value: T) {
    if (value === this.#value) return;
    this.#value = value;
    for (const listener of this.#listeners) listener(value);
  }

  /** Calls a listener now and at each change, until the returned function is called. */
  subscribe(listener: (value: T) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#value);
    return () => this.#listeners.delete(listener);
  }
}

/** Stands for `signal` of `@preact/signals`. */
export const signal = <T>(value: T): Signal<T> => new Signal(value);
