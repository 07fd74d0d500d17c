import { signal } from '@preact/signals';
import { load, save } from '../ui/storage.ts';

/** Browser storage of one value. An unreadable one is set aside, where nothing overwrites it. */
export class KeptStorage<T> {
  /** Texts set aside: written by a newer page, or altered. */
  readonly unreadable = signal<readonly string[]>([]);
  readonly #key: string;
  readonly #asideKey: string;
  readonly #read: (value: unknown) => T;
  readonly #written: (kept: T) => object;

  /** `read` throws where a value is not what `written` wrote. */
  constructor(key: string, read: (value: unknown) => T, written: (kept: T) => object) {
    this.#key = key;
    this.#read = read;
    this.#written = written;
    this.#asideKey = `${key}.unreadable`;
    this.unreadable.value = load(this.#asideKey, readTexts) ?? [];
    this.#putAside();
  }

  /** The stored value; `undefined` if unreadable. */
  read(): T | undefined {
    return load(this.#key, this.#read);
  }

  /** Stores a value, if the browser allows it and nothing unreadable would be lost. */
  write(kept: T): void {
    if (this.#putAside()) save(this.#key, this.#written(kept));
  }

  /** Deletes the texts set aside. */
  discard(): void {
    save(this.#asideKey, []);
    this.unreadable.value = [];
  }

  /** Sets an unreadable text aside; false if there is no room for it. */
  #putAside(): boolean {
    const text = textOf(this.#key);
    if (text === null || this.read()) return true;
    const others = this.unreadable.value.filter((other) => other !== text);
    save(this.#asideKey, [...others, text]);
    this.unreadable.value = load(this.#asideKey, readTexts) ?? [];
    return this.unreadable.value.includes(text);
  }
}

function textOf(key: string): string | null {
  try {
    return localStorage.getItem(`chariot.${key}`);
  } catch {
    return null;
  }
}

function readTexts(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : undefined;
}
