/** Tells when there was no sign of life for too long. */
export class Watchdog {
  readonly #bark: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(bark: () => void) {
    this.#bark = bark;
  }

  /** A sign of life: the next is due within `milliseconds`. */
  watch(milliseconds: number): void {
    this.rest();
    const due = performance.now() + milliseconds;
    this.#timer = setTimeout(() => {
      // A timer that fires much too late means that the whole page slept; the worker slept with it.
      if (performance.now() > due + 1_000) this.watch(milliseconds);
      else this.#bark();
    }, milliseconds);
  }

  /** Nothing is due. */
  rest(): void {
    clearTimeout(this.#timer);
  }
}
