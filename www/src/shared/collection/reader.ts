import { OPENING_MOVES } from '@chariot/game/openings/moves';
import {
  FORMATS,
  type ForeignFormat,
  GameScanner,
  type PgnGame,
  readGame,
  UNREADABLE,
} from '@chariot/game/pgn';
import { type Encoding, EncodingGuess, markedEncoding } from './encoding.ts';
import { GameIndex, type GamePlace, INDEXED_TAGS } from './gameIndex.ts';

/** Bytes processed between two progress reports. */
const PART = 1 << 20;
/** Bytes that decide the format of a file. */
const HEAD = 1 << 16;
/** Longest text in a format other than PGN, in bytes. It is read as a whole. */
const LONGEST_FOREIGN = 1 << 25;

/** Reason why a file yields no games. */
export type FileFault =
  | { kind: 'nothing' | 'gone' | 'tooLarge' }
  /** A file of another program; `name` is the format's usual name. */
  | { kind: 'unreadable'; name: string };

/** Told the fraction read, 0 to 1, and the games found so far. */
export type FileProgress = (fraction: number, games: number) => void;

/**
 * Games of a file of any size. An index locates them; moves are read on demand. The browser leaves the file on disk.
 */
export class GamesFile {
  readonly index = new GameIndex();
  readonly #files: readonly Blob[];
  /** All files in UTF-8, concatenated. */
  #text = new Blob([]);
  /** Games of a format other than PGN. */
  #foreign: readonly PgnGame[] | null = null;

  /** Joins several files, each with its own encoding. */
  constructor(...files: Blob[]) {
    this.#files = files;
  }

  /** Indexes the games; resolves to `null`, or to why there are none. */
  async read(progress: FileProgress = () => {}): Promise<FileFault | null> {
    try {
      const texts: (Blob | string)[] = [];
      for (const [i, file] of this.#files.entries()) {
        const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
        const other = UNREADABLE.find(({ begin }) => begin.every((byte, at) => head[at] === byte));
        if (other) return { kind: 'unreadable', name: other.name };
        const encoding =
          markedEncoding(head) ??
          (await guess(file, (done) => progress((i + done) / this.#files.length / 4, 0)));
        texts.push(encoding === 'utf-8' ? file : await recoded(file, encoding), '\n\n');
      }
      this.#text = new Blob(texts.slice(0, -1));
      const format = formatOf(await this.#text.slice(0, HEAD).text());
      if (format && this.#text.size > LONGEST_FOREIGN) return { kind: 'tooLarge' };
      if (format) this.#keep(format.read(await this.#text.text()));
      else await this.#scan(progress);
      return this.index.size > 0 ? null : { kind: 'nothing' };
    } catch {
      return { kind: 'gone' };
    }
  }

  /** The game at a place. Throws if the file has changed or is gone. */
  async game(place: number): Promise<PgnGame> {
    const known = this.#foreign?.[place];
    if (known) return known;
    const { start, end, line, column }: GamePlace = this.index.placeOf(place);
    return readGame(await this.#text.slice(start, end).text(), { line, column });
  }

  async #scan(progress: FileProgress): Promise<void> {
    const scanner = new GameScanner(INDEXED_TAGS, (game) => this.index.add(game), OPENING_MOVES);
    for await (const [bytes, done] of partsOf(this.#text)) {
      scanner.take(bytes);
      progress(0.25 + 0.75 * done, this.index.size);
    }
    scanner.end();
  }

  #keep(games: readonly PgnGame[]): void {
    this.#foreign = games;
    for (const { tags } of games)
      this.index.add({ start: 0, end: 0, line: 1, column: 1, tags, opening: '' });
  }
}

function formatOf(head: string): ForeignFormat | undefined {
  return FORMATS.find((format) => format.isIn(head));
}

async function guess(file: Blob, progress: (done: number) => void): Promise<Encoding> {
  const clues = new EncodingGuess();
  for await (const [bytes, done] of partsOf(file)) {
    clues.take(bytes);
    progress(done);
  }
  return clues.decide();
}

/** Parts of a file, each with the fraction read so far, 0 to 1. */
async function* partsOf(file: Blob): AsyncGenerator<[bytes: Uint8Array, done: number]> {
  for (let at = 0; at < file.size; at += PART) {
    const end = Math.min(at + PART, file.size);
    yield [new Uint8Array(await file.slice(at, end).arrayBuffer()), end / file.size];
  }
}

/** The text in UTF-8. Invalid bytes become replacement characters. */
async function recoded(file: Blob, encoding: Encoding): Promise<Blob> {
  const decoder = new TextDecoder(encoding);
  const texts: Blob[] = [];
  for await (const [bytes] of partsOf(file)) {
    texts.push(new Blob([decoder.decode(bytes, { stream: true })]));
  }
  return new Blob([...texts, decoder.decode()]);
}
