/** What a value should have been. */
export type ValueProblem = 'missing' | 'object' | 'list' | 'text' | 'number' | 'choice';

/** Thrown for a value that has not the form it should have. */
export class ValueError extends Error {
  /** Where it stands: `games.chess.cards.3.due`. */
  readonly place: string;
  readonly problem: ValueProblem;

  constructor(place: string, problem: ValueProblem) {
    super(`${place}: ${problem}`);
    this.place = place;
    this.problem = problem;
  }
}

/** The longest text and list that are read. */
const LONGEST_TEXT = 300;
const LONGEST_LIST = 100_000;

/** A value of JSON that is read with a check at each step. */
export class ValueReader {
  readonly #value: unknown;
  readonly #place: string;

  constructor(value: unknown, place = '') {
    this.#value = value;
    this.#place = place;
  }

  /** A field that must be there. */
  at(name: string): ValueReader {
    const found = this.maybe(name);
    if (!found) throw new ValueError(this.#below(name), 'missing');
    return found;
  }

  /** A field; `undefined` if it is not there. */
  maybe(name: string): ValueReader | undefined {
    const fields = this.#fields();
    return Object.hasOwn(fields, name) && fields[name] !== undefined
      ? new ValueReader(fields[name], this.#below(name))
      : undefined;
  }

  /** All fields by name. */
  entries(): [string, ValueReader][] {
    const entries = Object.entries(this.#fields());
    if (entries.length > LONGEST_LIST) throw this.#error('object');
    return entries.map(([name, value]) => [name, new ValueReader(value, this.#below(name))]);
  }

  /** A list of so many values at least. */
  list(least = 0): ValueReader[] {
    const value = this.#value;
    if (!Array.isArray(value) || value.length < least || value.length > LONGEST_LIST) {
      throw this.#error('list');
    }
    return value.map((one, at) => new ValueReader(one, this.#below(String(at))));
  }

  text(): string {
    const value = this.#value;
    if (typeof value !== 'string' || value === '' || value.length > LONGEST_TEXT) {
      throw this.#error('text');
    }
    return value;
  }

  /** A number within bounds. */
  number(least: number, most: number): number {
    const value = this.#value;
    if (typeof value !== 'number' || !(value >= least && value <= most))
      throw this.#error('number');
    return value;
  }

  /** A whole number within bounds. */
  count(least = 0, most = Number.MAX_SAFE_INTEGER): number {
    const value = this.number(least, most);
    if (!Number.isSafeInteger(value)) throw this.#error('number');
    return value;
  }

  oneOf<T extends string>(allowed: readonly T[]): T {
    const found = allowed.find((one) => one === this.#value);
    if (found === undefined) throw this.#error('choice');
    return found;
  }

  isNull(): boolean {
    return this.#value === null;
  }

  #fields(): Record<string, unknown> {
    const value = this.#value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw this.#error('object');
    }
    return value as Record<string, unknown>;
  }

  #below(name: string): string {
    return this.#place === '' ? name : `${this.#place}.${name}`;
  }

  #error(problem: ValueProblem): ValueError {
    return new ValueError(this.#place, problem);
  }
}
