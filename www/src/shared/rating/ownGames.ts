// The games against the computer that made a person's rating. They are kept apart from the list of games, which is bounded and
// from which games can be deleted: a loss stays. A game takes some 80 bytes.

import { isRecord, oneOf } from '@chariot/game/values';
import type { GameName } from '@chariot/protocol';
import type { ReadonlySignal } from '@preact/signals';
import { perGame } from '../games/index.ts';
import { Kept } from '../storage/kept.ts';
import type { Rating } from './glicko.ts';
import { FIRST_RATING, ratedAfter } from './rating.ts';

/** Deviation of a level's Elo as a person meets it: more than any standard error of the fit, since people err otherwise than engines. */
const LEVEL_DEVIATION = 100;

/** Points of a win, a draw and a loss. */
const SCORES = [1, 0.5, 0] as const;

/** A finished game that counts for the rating. */
export interface RatedGame {
  /** Identity of the match; counts once. */
  id: string;
  /** Time of its end, in milliseconds since 1970. */
  ended: number;
  /** Elo of the level. */
  opponent: number;
  score: (typeof SCORES)[number];
}

/** The rating after each of the games, which are in their order. */
export function ratingsAfter(games: readonly RatedGame[]): Rating[] {
  let rating = FIRST_RATING;
  return games.map(({ opponent, score }) => {
    rating = ratedAfter(rating, {
      opponent: { rating: opponent, deviation: LEVEL_DEVIATION },
      score,
    });
    return rating;
  });
}

/** The games of both lists in order of their ends, each once. What the first list says of a game counts. */
export function joined(mine: readonly RatedGame[], other: readonly RatedGame[]): RatedGame[] {
  const known = new Map([...other, ...mine].map((game) => [game.id, game]));
  return [...known.values()].sort((a, b) => a.ended - b.ended);
}

/** Stored games, as far as they are valid. */
export function readRatedGames(value: unknown): RatedGame[] | undefined {
  return Array.isArray(value)
    ? joined(
        value.flatMap((one) => readRated(one) ?? []),
        [],
      )
    : undefined;
}

function readRated(value: unknown): RatedGame | undefined {
  if (!isRecord(value)) return undefined;
  const { id, ended, opponent } = value;
  const score = oneOf(SCORES, value.score);
  const isPositive = (number: unknown, most: number): number is number =>
    typeof number === 'number' && number > 0 && number <= most;
  if (typeof id !== 'string' || score === undefined) return undefined;
  if (!isPositive(ended, Number.MAX_SAFE_INTEGER) || !isPositive(opponent, 4_000)) return undefined;
  return { id, ended, opponent, score };
}

/** A person's rated games against the computer, kept in the browser. */
class OwnGames {
  readonly #kept: Kept<readonly RatedGame[]>;

  constructor(game: GameName) {
    this.#kept = new Kept<readonly RatedGame[]>(`rated.${game}`, readRatedGames, []);
  }

  /** In order of their ends. */
  get all(): ReadonlySignal<readonly RatedGame[]> {
    return this.#kept.value;
  }

  /** Adds games, and returns whether any is new; those already there stay as they are. */
  add(games: readonly RatedGame[]): boolean {
    const known = new Set(this.all.peek().map(({ id }) => id));
    if (games.every(({ id }) => known.has(id))) return false;
    this.#kept.update((now) => joined(now, games));
    return true;
  }
}

/** One object for all views of a game. */
export const ownGamesOf = perGame((game) => new OwnGames(game)).of;
