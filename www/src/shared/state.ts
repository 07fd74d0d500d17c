import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';

/** A state that changes by events alone; `next` is pure. */
export class Machine<State extends object, Event> {
  readonly state: ReadonlySignal<State>;
  /** Tells what has happened. */
  readonly send: (event: Event) => void;

  constructor(first: State, next: (state: State, event: Event) => State) {
    const state = signal(first);
    this.state = state;
    this.send = (event) => {
      state.value = next(state.peek(), event);
    };
  }

  /** One field of the state. */
  of<Key extends keyof State>(key: Key): ReadonlySignal<State[Key]> {
    return computed(() => this.state.value[key]);
  }

  /** Resolves when the state is so. */
  until(isSo: (state: State) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const end = effect(() => {
        if (!isSo(this.state.value)) return;
        resolve();
        queueMicrotask(() => end());
      });
    });
  }
}
