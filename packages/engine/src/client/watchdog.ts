/** Reports too long a time without a sign of life. */
export class Watchdog {
  readonly #bark: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(bark: () => void) {
    this.#bark = bark;
  }

  /** Records a sign of life: the next is due within `milliseconds`. */
  watch(milliseconds: number): void {
    this.rest();
    const due = performance.now() + milliseconds;
    this.#timer = setTimeout(() => {
      // A timer that fires far too late means that the page slept, and the worker with it.
      if (performance.now() > due + 1_000) this.watch(milliseconds);
      else this.#bark();
    }, milliseconds);
  }

  /** Expects nothing until the next `watch`. */
  rest(): void {
    clearTimeout(this.#timer);
  }
}
