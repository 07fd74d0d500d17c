import type { FoundGame } from '@chariot/game/pgn';

/** What a list shows of a game; empty where nothing is known. */
export interface GameRow {
  /** Its place in the file, from 0. */
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
  /** The names of the opening that its moves are: English, simplified and traditional, a line each. */
  names: string;
}

type Column = Exclude<keyof GameRow, 'place'>;

/** The tags that each is read from; the first that says something counts. */
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
  // The moves tell them.
  names: [],
};
const COLUMNS = Object.keys(TAGS) as readonly Column[];
/** Where words are looked for: a year would be found among the ratings too. */
const SEARCHED = COLUMNS.filter((column) => !column.endsWith('Elo') && column !== 'names');

/** The tags that the index keeps. */
export const INDEXED_TAGS: ReadonlySet<string> = new Set(Object.values(TAGS).flat());

/** What is looked for: games in which each word occurs somewhere, and with this result if one is given. */
export interface GameQuery {
  words: string;
  result: string;
}

/** Where the text of a game is. */
export type GamePlace = Pick<FoundGame, 'start' | 'end' | 'line' | 'column'>;

const PLACE_LENGTH = 4;

/**
 * The games of a file: where each is, and what its tags say. A hundred thousand take a few megabytes, for each text is
 * kept once and the games have its number.
 */
export class GameIndex {
  #size = 0;
  #places = new Float64Array(PLACE_LENGTH * 1024);
  readonly #columns = new Map(COLUMNS.map((column) => [column, new Uint32Array(1024)]));
  readonly #texts: string[] = [''];
  readonly #numbers = new Map<string, number>([['', 0]]);
  /** The same texts as they are compared. */
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

  /** The places of the games that fit, in the order of the file. */
  find({ words, result }: GameQuery): Uint32Array {
    const wanted = fold(words).split(/\s+/).filter(Boolean);
    const texts = wanted.map((word) => ({
      hit: this.#textsThat((text) => text.includes(word)),
      // Of an opening's name words count from their beginning: Ng is in no Opening.
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

  /** For each text 1 if it fits. */
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

/** The first value that says something: `?` and `????.??.??` do not. */
function saidBy(tags: ReadonlyMap<string, string>, names: readonly string[]): string {
  for (const name of names) {
    const value = tags.get(name) ?? '';
    if (!/^[?.\s]*$/.test(value)) return value;
  }
  return '';
}

/** True if a word of the text begins so; words of Chinese may begin anywhere. */
function hasWordFrom(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[a-z]/.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** Small letters without accents: `kramer` finds Krämer. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
