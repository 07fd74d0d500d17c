import type { GameRow } from '../../shared/collection/gameIndex.ts';
import { nameKey } from './source.ts';

/** Names offered. */
const MOST_NAMES = 6;

/** A player and the number of games with them. */
export interface NamedPlayer {
  name: string;
  games: number;
}

/** The players of a file with their games. It is filled row by row, so that no part of the work is long. */
export class Players {
  readonly #players = new Map<string, { name: string; rows: Set<GameRow> }>();

  add(row: GameRow): void {
    for (const name of [row.first, row.second]) {
      const key = nameKey(name);
      if (key === '' || key === '?') continue;
      const known = this.#players.get(key) ?? { name, rows: new Set() };
      known.rows.add(row);
      this.#players.set(key, known);
    }
  }

  /** The most frequent players: the owner of the games is in all of them. */
  mostFrequent(): NamedPlayer[] {
    return [...this.#players.values()]
      .sort((a, b) => b.rows.size - a.rows.size)
      .slice(0, MOST_NAMES)
      .map(({ name, rows }) => ({ name, games: rows.size }));
  }

  /** The games of a player with these names, in the form of {@link nameKey}. */
  gamesOf(names: ReadonlySet<string>): ReadonlySet<GameRow> {
    const found = [...names].flatMap((name) => this.#players.get(name)?.rows ?? []);
    const [only] = found;
    // Most have one name. A copy of 100,000 rows would hold the page up.
    return only && found.length === 1 ? only : new Set(found.flatMap((rows) => [...rows]));
  }
}
