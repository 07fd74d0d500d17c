export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One of `allowed`, or `undefined`. */
export function oneOf<T>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((candidate) => candidate === value);
}

/** The beginning of a text of any length: a huge one would freeze the page. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)} …` : text;
}

/** Tells current answers from late ones: only the last of several questions counts. */
export class Latest {
  #count = 0;

  /**
   * Begins a question and outdates earlier ones. The result says whether it is still the latest.
   */
  begin(): () => boolean {
    this.#count += 1;
    return this.watch();
  }

  /** The result says whether nothing has begun since. */
  watch(): () => boolean {
    const count = this.#count;
    return () => count === this.#count;
  }
}
