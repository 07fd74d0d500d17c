import type { GamesInAnalysis } from '@chariot/game';
import type { GameName } from '@chariot/protocol';
import { Collection } from '../../shared/collection/collection.ts';
import type { GameRow } from '../../shared/collection/gameIndex.ts';
import type { FileFault } from '../../shared/collection/reader.ts';
import { nameKey, type Skip, type SourceGame, sourceOf } from './source.ts';

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

/** Counts of a file's games, read and left out. */
export interface Taken {
  added: number;
  skipped: Readonly<Record<Skip | 'older', number>>;
}

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

  /** Hands on the games of a player, the newest first. */
  async take(
    game: GameName,
    names: ReadonlySet<string>,
    games: GamesInAnalysis,
    keep: (sources: readonly SourceGame[], done: number) => Promise<void>,
  ): Promise<Taken> {
    const skipped = { variant: 0, short: 0, others: 0, older: 0 };
    let added = 0;
    const own = this.#rows.filter((row) => playersOf(row).some((name) => names.has(nameKey(name))));
    skipped.others = this.#rows.length - own.length;
    // Dates as PGN writes them sort by letters; games of a day stay in the order of the file.
    const newest = own.sort((a, b) => b.date.localeCompare(a.date));
    skipped.older = Math.max(0, newest.length - MOST_GAMES);
    const wanted = newest.slice(0, MOST_GAMES);
    for (let at = 0; at < wanted.length; at += BATCH) {
      const sources: SourceGame[] = [];
      for (const { place } of wanted.slice(at, at + BATCH)) {
        const read = await this.collection.game(place);
        const source = read ? sourceOf(read.parsed, game, names, games) : 'others';
        if (typeof source === 'string') skipped[source] += 1;
        else sources.push(source);
      }
      added += sources.length;
      await keep(sources, Math.min(1, (at + BATCH) / wanted.length));
    }
    return { added, skipped };
  }

  close(): void {
    this.collection.close();
  }
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
