import type { PgnGame } from '@chariot/game/pgn';
import { signal } from '@preact/signals';
import type { GameQuery, GameRow } from './gameIndex.ts';
import { type Answers, type FromReader, type Question, type ToReader, unpack } from './messages.ts';
import type { FileFault } from './reader.ts';

export interface CollectedGame {
  /** Place in the file, from 0. */
  place: number;
  parsed: PgnGame;
}

/** A file of games. A worker reads it; the page holds only what it shows. */
export class Collection {
  /** File name; empty for a pasted text. */
  readonly name: string;
  /** Progress of reading, 0 to 1. */
  readonly fraction = signal(0);
  /** Number of games found so far. */
  readonly size = signal(0);
  readonly query = signal<GameQuery>({ words: '', result: '' });
  /** Number of games that match the query. */
  readonly found = signal(0);
  /** The shown game: its index among the matches (−1: not among them) and its place in the file. */
  readonly shown = signal<{ index: number; place: number } | null>(null);
  readonly #worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, (answer: Answers[keyof Answers] | null) => void>();
  #ids = 0;
  #isGone = false;
  #begun: (fault: FileFault | null) => void = () => {};

  constructor(name: string) {
    this.name = name;
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
      this.#hear(data);
    });
    this.#worker.addEventListener('error', () => this.#fail());
  }

  /**
   * Reads one or more files as one collection; resolves to `null`, or to why there are no games (`gone`: closed
   * meanwhile).
   */
  read(files: readonly Blob[]): Promise<FileFault | null> {
    return new Promise((resolve) => {
      this.#begun = resolve;
      this.#post({ type: 'open', files });
    });
  }

  /** Filters the games. */
  async find(query: GameQuery): Promise<void> {
    this.query.value = query;
    const count = await this.#ask<'find'>({ find: query });
    if (query !== this.query.value || count === null) return;
    this.found.value = count;
    const { value: shown } = this.shown;
    if (shown) this.shown.value = { ...shown, index: -1 };
  }

  async rows(from: number, count: number): Promise<readonly GameRow[]> {
    return (await this.#ask<'rows'>({ rows: { from, count } })) ?? [];
  }

  /** A matching game; `null` if the file has changed or is gone. */
  async game(index: number): Promise<CollectedGame | null> {
    const answer = await this.#ask<'game'>({ game: index });
    return answer && { place: answer.place, parsed: unpack(answer.packed) };
  }

  /** Forgets the file, even while it is being read. */
  close(): void {
    this.#worker.terminate();
    this.#fail();
  }

  #hear(message: FromReader): void {
    switch (message.type) {
      case 'progress':
        this.fraction.value = message.fraction;
        this.size.value = message.games;
        break;
      case 'ready':
        this.size.value = message.games;
        this.found.value = message.games;
        this.#begun(null);
        break;
      case 'fault':
        this.#begun(message.fault);
        break;
      case 'answer':
        this.#answer(message.id, message.answer);
        break;
      case 'failed':
        this.#answer(message.id, null);
        break;
      default:
        message satisfies never;
    }
  }

  #ask<Name extends keyof Answers>(question: Question): Promise<Answers[Name] | null> {
    if (this.#isGone) return Promise.resolve(null);
    this.#ids += 1;
    const id = this.#ids;
    return new Promise((resolve) => {
      this.#waiting.set(id, (answer) => resolve(answer as Answers[Name] | null));
      this.#post({ type: 'ask', id, question });
    });
  }

  #answer(id: number, answer: Answers[keyof Answers] | null): void {
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }

  #fail(): void {
    this.#isGone = true;
    this.#begun({ kind: 'gone' });
    for (const id of [...this.#waiting.keys()]) this.#answer(id, null);
  }

  #post(message: ToReader): void {
    this.#worker.postMessage(message);
  }
}

/** The open file of games. */
export const collection = signal<Collection | null>(null);
