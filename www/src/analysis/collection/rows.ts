import { signal } from '@preact/signals';
import type { Collection } from './collection.ts';
import type { GameRow } from './gameIndex.ts';

/** The rows that are asked for at once. */
const PAGE = 100;
/** The pages that are kept: a list shows two or three at a time. */
const MOST_PAGES = 12;

/** The rows of a list, fetched as they come into sight. */
export class RowCache {
  /** Counts what has come. */
  readonly arrived = signal(0);
  readonly #collection: Collection;
  #pages = new Map<number, readonly GameRow[]>();

  constructor(collection: Collection) {
    this.#collection = collection;
  }

  /** A row, if it has come; else it is asked for. */
  row(index: number): GameRow | undefined {
    const page = Math.floor(index / PAGE);
    const rows = this.#pages.get(page);
    if (!rows) void this.#fetch(page);
    return rows?.[index % PAGE];
  }

  /** Something else was looked for. */
  clear(): void {
    this.#pages = new Map();
    this.arrived.value += 1;
  }

  async #fetch(page: number): Promise<void> {
    const pages = this.#pages;
    pages.set(page, []);
    const rows = await this.#collection.rows(page * PAGE, PAGE);
    if (pages !== this.#pages) return;
    pages.set(page, rows);
    const [oldest] = pages.keys();
    if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
    this.arrived.value += 1;
  }
}
