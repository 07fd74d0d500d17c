import type { GameName } from '@chariot/protocol';
import { chess } from './chess.ts';
import type { GameOnPage } from './game.ts';
import { xiangqi } from './xiangqi.ts';

/** The games of the page, in the order offered. */
export const GAMES: Readonly<Record<GameName, GameOnPage>> = { chess, xiangqi };

export const GAME_NAMES = Object.keys(GAMES) as unknown as readonly [GameName, ...GameName[]];

export function forEachGame<T>(make: (game: GameName) => T): Readonly<Record<GameName, T>> {
  return Object.fromEntries(GAME_NAMES.map((game) => [game, make(game)])) as Record<GameName, T>;
}

export async function fetchForEachGame<T>(
  fetch: (game: GameOnPage) => Promise<T>,
): Promise<Readonly<Record<GameName, T>>> {
  const fetched = new Map(
    await Promise.all(GAME_NAMES.map(async (game) => [game, await fetch(GAMES[game])] as const)),
  );
  return Object.fromEntries(fetched) as Record<GameName, T>;
}

export interface PerGame<T> {
  of(game: GameName): T;
}

/** Makes a game's value on first use. */
export function perGame<T>(make: (game: GameName) => T): PerGame<T> {
  const made = new Map<GameName, T>();
  return {
    of(game) {
      const known = made.get(game) ?? make(game);
      made.set(game, known);
      return known;
    },
  };
}
