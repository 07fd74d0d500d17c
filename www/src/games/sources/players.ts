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
  readonly #players = new Map<string, { name: string; rows: GameRow[] }>();

  add(row: GameRow): void {
    for (const name of [row.first, row.second]) {
      const key = nameKey(name);
      if (key === '' || key === '?') continue;
      const known = this.#players.get(key) ?? { name, rows: [] };
      known.rows.push(row);
      this.#players.set(key, known);
    }
  }

  /** The most frequent players: the owner of the games is in all of them. */
  mostFrequent(): NamedPlayer[] {
    return [...this.#players.values()]
      .sort((a, b) => b.rows.length - a.rows.length)
      .slice(0, MOST_NAMES)
      .map(({ name, rows }) => ({ name, games: rows.length }));
  }

  /** The games of a player with these names, in the form of {@link nameKey}. */
  gamesOf(names: ReadonlySet<string>): ReadonlySet<GameRow> {
    return new Set([...names].flatMap((name) => this.#players.get(name)?.rows ?? []));
  }
}
