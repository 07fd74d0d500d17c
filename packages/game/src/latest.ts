/** Tells an answer that is still wanted from one that comes too late: only the last of several questions counts. */
export class Latest {
  #count = 0;

  /** Begins something that replaces whatever was begun before; tells whether it has been replaced itself. */
  begin(): () => boolean {
    this.#count += 1;
    return this.watch();
  }

  /** Tells whether nothing has been begun since. */
  watch(): () => boolean {
    const count = this.#count;
    return () => count === this.#count;
  }
}
