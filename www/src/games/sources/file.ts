import type { GamesInAnalysis } from '@chariot/game';
import type { GameName } from '@chariot/protocol';
import { Collection } from '../../shared/collection/collection.ts';
import type { GameRow } from '../../shared/collection/gameIndex.ts';
import type { FileFault } from '../../shared/collection/reader.ts';
import { isDated } from '../diagnosis/judged.ts';
import { nameKey, SKIPS, type SourceGame, sourceOf } from './source.ts';

/** Most games kept of a file, the newest. */
const MOST_GAMES = 5_000;
/** Rows of the file's list asked for at once, and games handed on at once. */
const ROWS = 1_000;
const BATCH = 50;
/** Names offered. */
const MOST_NAMES = 6;

/** A player and the number of games with them. */
export interface NamedPlayer {
  name: string;
  games: number;
}

/** Reasons for which games of a file are left out. */
export const LEFT_OUT = [...SKIPS, 'older', 'known'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** Counts of a file's games: new ones, and those left out. */
export interface Taken {
  added: number;
  skipped: Readonly<Record<LeftOut, number>>;
}

export const NONE_LEFT_OUT: Taken['skipped'] = {
  variant: 0,
  short: 0,
  others: 0,
  older: 0,
  known: 0,
};

/** A file of games being read. A worker holds it. */
export class FileOfGames {
  readonly collection: Collection;
  #rows: GameRow[] = [];

  constructor(name = '') {
    this.collection = new Collection(name);
  }

  /** Reads the list of games; resolves to why there are none, or to the most frequent players. */
  async open(files: readonly Blob[]): Promise<FileFault | readonly NamedPlayer[]> {
    const fault = await this.collection.read(files);
    if (fault) return fault;
    while (this.#rows.length < this.collection.size.value) {
      const rows = await this.collection.rows(this.#rows.length, ROWS);
      if (rows.length === 0) return { kind: 'gone' };
      this.#rows.push(...rows);
    }
    return playersIn(this.#rows);
  }

  /** Whether one of these names is in every game. */
  isOf(names: ReadonlySet<string>): boolean {
    return this.#rows.every((row) => playersOf(row).some((name) => names.has(nameKey(name))));
  }

  /**
   * Hands on the games of a player, the newest first; `keep` resolves to how many of them are new. Resolves to a fault
   * if the file has vanished meanwhile: what was handed on stays.
   */
  async take(
    game: GameName,
    names: ReadonlySet<string>,
    games: GamesInAnalysis,
    keep: (sources: readonly SourceGame[], done: number) => Promise<number>,
  ): Promise<Taken | FileFault> {
    const skipped = { ...NONE_LEFT_OUT };
    let added = 0;
    const own = this.#rows.filter((row) => playersOf(row).some((name) => names.has(nameKey(name))));
    skipped.others = this.#rows.length - own.length;
    // Dates as PGN writes them sort by letters; games of a day stay in the order of the file.
    const orderOf = orderIn(this.#rows);
    const newest = own.sort((a, b) => b.date.localeCompare(a.date) || orderOf(b) - orderOf(a));
    skipped.older = Math.max(0, newest.length - MOST_GAMES);
    const wanted = newest.slice(0, MOST_GAMES);
    for (let at = 0; at < wanted.length; at += BATCH) {
      const sources: SourceGame[] = [];
      for (const row of wanted.slice(at, at + BATCH)) {
        const read = await this.collection.game(row.place);
        if (!read) return { kind: 'gone' };
        const source = sourceOf(read.parsed, game, names, games, orderOf(row));
        if (typeof source === 'string') skipped[source] += 1;
        else sources.push(source);
      }
      const fresh = await keep(sources, Math.min(1, (at + BATCH) / wanted.length));
      added += fresh;
      skipped.known += sources.length - fresh;
    }
    return { added, skipped };
  }

  close(): void {
    this.collection.close();
  }
}

/** The order of games of one date: larger is later. Sites write the newest game first, programs the oldest. */
export function orderIn(rows: readonly GameRow[]): (row: GameRow) => number {
  const dates = rows.map(({ date }) => date).filter(isDated);
  const isNewestFirst = (dates[0] ?? '') > (dates.at(-1) ?? '');
  return ({ place }) => (isNewestFirst ? -place : place);
}

function playersOf({ first, second }: GameRow): string[] {
  return [first, second].filter((name) => nameKey(name) !== '' && name !== '?');
}

/** The players of a file, the most frequent first: the owner of the games is in all of them. */
export function playersIn(rows: readonly GameRow[]): NamedPlayer[] {
  const counts = new Map<string, NamedPlayer>();
  for (const name of rows.flatMap(playersOf)) {
    const known = counts.get(nameKey(name)) ?? { name, games: 0 };
    known.games += 1;
    counts.set(nameKey(name), known);
  }
  return [...counts.values()].sort((a, b) => b.games - a.games).slice(0, MOST_NAMES);
}
