import { signal } from '@preact/signals';
import { load, save } from '../ui/storage.ts';
import { ValueReader } from './reader.ts';
import { type PracticeState, readState, writtenState } from './state.ts';

/** Where the browser keeps a practice. One that cannot be read is put aside, where nothing replaces it. */
export class PracticeStorage {
  /** Texts that were put aside: a newer page wrote them, or they were altered. */
  readonly unreadable = signal<readonly string[]>([]);
  readonly #key: string;
  readonly #asideKey: string;

  constructor(key: string) {
    this.#key = key;
    this.#asideKey = `${key}.unreadable`;
    this.unreadable.value = load(this.#asideKey, readTexts) ?? [];
    this.#putAside();
  }

  /** What is kept; `undefined` if it is nothing that can be read. */
  read(): PracticeState | undefined {
    return load(this.#key, (value) => readState(new ValueReader(value)));
  }

  /** Keeps a practice if the browser allows it, and if nothing is lost by it. */
  write(state: PracticeState): void {
    if (this.#putAside()) save(this.#key, writtenState(state));
  }

  /** Forgets what was put aside. */
  discard(): void {
    save(this.#asideKey, []);
    this.unreadable.value = [];
  }

  /** Puts aside what cannot be read; false if there is no place for it. */
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
