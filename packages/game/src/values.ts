/** True for plain objects. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** One of `allowed`, or `undefined`. */
export function oneOf<T>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((candidate) => candidate === value);
}

/** What is shown of a text that may be of any length: whole ones would stop the page. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)} …` : text;
}

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
