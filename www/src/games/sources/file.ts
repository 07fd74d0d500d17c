import type { GamesInAnalysis } from '@chariot/game';
import type { GameName } from '@chariot/protocol';
import { Collection } from '../../shared/collection/collection.ts';
import type { GameRow } from '../../shared/collection/gameIndex.ts';
import type { FileFault } from '../../shared/collection/reader.ts';
import { rest } from '../../shared/ui/inSteps.ts';
import { isDated } from '../diagnosis/judged.ts';
import { type NamedPlayer, Players } from './players.ts';
import { SKIPS, type SourceGame, sourceOf } from './source.ts';

/** Most games kept of a file, the newest. */
const MOST_GAMES = 5_000;
/** Rows of the file's list asked for at once, and games handed on at once. */
const ROWS = 1_000;
const BATCH = 20;
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
  readonly #rows: GameRow[] = [];
  readonly #players = new Players();

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
      for (const row of rows) {
        this.#rows.push(row);
        this.#players.add(row);
      }
    }
    return this.#players.mostFrequent();
  }

  /** Whether one of these names is in every game. */
  isOf(names: ReadonlySet<string>): boolean {
    return this.#players.gamesOf(names).size === this.#rows.length;
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
    const own = this.#players.gamesOf(names);
    skipped.others = this.#rows.length - own.size;
    skipped.older = Math.max(0, own.size - MOST_GAMES);
    const orderOf = orderIn(this.#rows);
    await rest();
    const wanted = newestOf(own, MOST_GAMES, orderOf);
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

/** Order of dates as PGN writes them, by letters; unknown parts are early. There are few dates in a file. */
function laterFirst(one: string, other: string): number {
  const [a, b] = [one.replaceAll('?', '0'), other.replaceAll('?', '0')];
  return a < b ? 1 : -1;
}

/** The newest games, at most so many; games of a date stay in their order. */
export function newestOf(
  rows: Iterable<GameRow>,
  most: number,
  orderOf: (row: GameRow) => number,
): GameRow[] {
  const byDate = new Map<string, GameRow[]>();
  for (const row of rows) {
    const known = byDate.get(row.date);
    if (known) known.push(row);
    else byDate.set(row.date, [row]);
  }
  // Games of old dates are left alone.
  const newest: GameRow[] = [];
  for (const date of [...byDate.keys()].sort(laterFirst)) {
    if (newest.length >= most) break;
    const ofDate = byDate.get(date) ?? [];
    for (const row of ofDate.sort((a, b) => orderOf(b) - orderOf(a))) newest.push(row);
  }
  return newest.slice(0, most);
}

/** The order of games of one date: larger is later. Sites write the newest game first, programs the oldest. */
export function orderIn(rows: readonly GameRow[]): (row: GameRow) => number {
  const hasDate = ({ date }: GameRow): boolean => isDated(date);
  const [first, last] = [rows.find(hasDate), rows.findLast(hasDate)];
  const isNewestFirst = (first?.date ?? '') > (last?.date ?? '');
  return ({ place }) => (isNewestFirst ? -place : place);
}
