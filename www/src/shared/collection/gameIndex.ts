import type { FoundGame } from '@chariot/game/pgn';

/** A game's row in a list; unknown fields are empty. */
export interface GameRow {
  /** Place in the file, from 0. */
  place: number;
  first: string;
  firstElo: string;
  second: string;
  secondElo: string;
  event: string;
  date: string;
  result: string;
  eco: string;
  opening: string;
  /** Opening names, one a line: English, simplified Chinese, traditional Chinese. */
  names: string;
}

type Column = Exclude<keyof GameRow, 'place'>;

/** Tags to read each column from. The first one with a value counts. */
const TAGS: Readonly<Record<Column, readonly string[]>> = {
  first: ['White', 'Red'],
  firstElo: ['WhiteElo', 'RedElo'],
  second: ['Black'],
  secondElo: ['BlackElo'],
  event: ['Event'],
  date: ['Date', 'UTCDate'],
  result: ['Result'],
  eco: ['ECO'],
  opening: ['Opening', 'Variation'],
  // Found by the moves, not by a tag.
  names: [],
};
const COLUMNS = Object.keys(TAGS) as readonly Column[];
/** Searched columns: no ratings, which would match a year. */
const SEARCHED = COLUMNS.filter((column) => !column.endsWith('Elo') && column !== 'names');

export const INDEXED_TAGS: ReadonlySet<string> = new Set(Object.values(TAGS).flat());

/** Search for games that contain each word, and have this result if one is given. */
export interface GameQuery {
  words: string;
  result: string;
}

export type GamePlace = Pick<FoundGame, 'start' | 'end' | 'line' | 'column'>;

const PLACE_LENGTH = 4;

/**
 * Index of a file's games: the location and main tags of each. A hundred thousand games take a few megabytes, because
 * equal texts are stored once.
 */
export class GameIndex {
  #size = 0;
  #places = new Float64Array(PLACE_LENGTH * 1024);
  readonly #columns = new Map(COLUMNS.map((column) => [column, new Uint32Array(1024)]));
  readonly #texts: string[] = [''];
  readonly #numbers = new Map<string, number>([['', 0]]);
  /** The same texts, case-folded for searching. */
  readonly #folded: string[] = [''];

  get size(): number {
    return this.#size;
  }

  add({ start, end, line, column, tags, opening }: FoundGame): void {
    const place = this.#size;
    this.#size += 1;
    if (this.#places.length < PLACE_LENGTH * this.#size) this.#grow();
    this.#places.set([start, end, line, column], PLACE_LENGTH * place);
    for (const [name, numbers] of this.#columns) {
      numbers[place] = this.#numberOf(name === 'names' ? opening : saidBy(tags, TAGS[name]));
    }
  }

  row(place: number): GameRow {
    const text = (column: Column): string =>
      this.#texts[this.#columns.get(column)?.[place] ?? 0] ?? '';
    const texts = Object.fromEntries(COLUMNS.map((column) => [column, text(column)]));
    return { place, ...(texts as Record<Column, string>) };
  }

  placeOf(place: number): GamePlace {
    const at = PLACE_LENGTH * place;
    const [start = 0, end = 0, line = 1, column = 1] = this.#places.subarray(at, at + PLACE_LENGTH);
    return { start, end, line, column };
  }

  /** Places of the matching games, in file order. */
  find({ words, result }: GameQuery): Uint32Array {
    const wanted = fold(words).split(/\s+/).filter(Boolean);
    const texts = wanted.map((word) => ({
      hit: this.#textsThat((text) => text.includes(word)),
      // Opening names match at word starts only: "ng" is not in "Opening".
      named: this.#textsThat((text) => hasWordFrom(text, word)),
    }));
    const names = this.#columns.get('names');
    const searched = SEARCHED.flatMap((column) => this.#columns.get(column) ?? []);
    const results = this.#columns.get('result');
    const resultNumber = result && (this.#numbers.get(result) ?? -1);
    const found: number[] = [];
    for (let place = 0; place < this.#size; place += 1) {
      if (resultNumber !== '' && results?.[place] !== resultNumber) continue;
      const fits = texts.every(
        ({ hit, named }) =>
          searched.some((numbers) => hit[numbers[place] ?? 0] === 1) ||
          named[names?.[place] ?? 0] === 1,
      );
      if (fits) found.push(place);
    }
    return Uint32Array.from(found);
  }

  /** A 1 for each text that matches. */
  #textsThat(fits: (text: string) => boolean): Uint8Array {
    for (let i = this.#folded.length; i < this.#texts.length; i += 1) {
      this.#folded.push(fold(this.#texts[i] ?? ''));
    }
    return Uint8Array.from(this.#folded, (text) => (fits(text) ? 1 : 0));
  }

  #numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#texts.length;
    this.#texts.push(text);
    this.#numbers.set(text, number);
    return number;
  }

  #grow(): void {
    const places = new Float64Array(2 * this.#places.length);
    places.set(this.#places);
    this.#places = places;
    for (const [name, numbers] of this.#columns) {
      const longer = new Uint32Array(2 * numbers.length);
      longer.set(numbers);
      this.#columns.set(name, longer);
    }
  }
}

/** The first known value; `?` and `????.??.??` are unknown. */
function saidBy(tags: ReadonlyMap<string, string>, names: readonly string[]): string {
  for (const name of names) {
    const value = tags.get(name) ?? '';
    if (!/^[?.\s]*$/.test(value)) return value;
  }
  return '';
}

/** Whether a word of the text starts with `word`. A Chinese word may start anywhere. */
function hasWordFrom(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[a-z]/.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** Lower case without accents: `kramer` finds Krämer. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
