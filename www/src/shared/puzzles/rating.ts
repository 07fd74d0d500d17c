import type { GameName } from '@chariot/protocol';
import { DIFFICULTIES } from '../games/difficulties.ts';
import type { PackedPuzzle } from './file.ts';
import { type Rating, rated } from './glicko.ts';

/** Deviation of a puzzle's rating: half the step between two difficulties. */
const PUZZLE_DEVIATION = 100;
/** Deviation and volatility of a person of whom nothing is known, as Glickman advises. */
const UNKNOWN = { deviation: 350, volatility: 0.06 };
/** Ratings go no lower. */
const LEAST = 100;
/** Difficulty at which a person begins, and deviation of one who has solved puzzles before there were ratings. */
const FIRST = 2;
const KNOWN_DEVIATION = 150;
/** A rating is shown as uncertain above this deviation. */
const CERTAIN = 110;

/** Rating of a difficulty, from 1 to 8; of the easiest for any other. */
export function ratingOfDifficulty(game: GameName, difficulty: number): number {
  const ratings = DIFFICULTIES[game];
  return ratings[difficulty - 1] ?? ratings[0] ?? 0;
}

export function ratingOf(game: GameName, { difficulty }: Pick<PackedPuzzle, 'difficulty'>): number {
  return ratingOfDifficulty(game, difficulty);
}

/** Rating before the first puzzle. */
export function firstRating(game: GameName): Rating {
  return { rating: ratingOfDifficulty(game, FIRST), ...UNKNOWN };
}

/** Rating of a person whose fitting difficulty is known. */
export function ratingOfLevel(game: GameName, level: number): Rating {
  const { volatility } = UNKNOWN;
  return { rating: ratingOfDifficulty(game, level), deviation: KNOWN_DEVIATION, volatility };
}

/** The rating after a puzzle. */
export function ratedBy(before: Rating, puzzle: number, isSolved: boolean): Rating {
  const opponent = { rating: puzzle, deviation: PUZZLE_DEVIATION };
  const after = rated(before, [{ opponent, score: isSolved ? 1 : 0 }]);
  return {
    ...after,
    rating: Math.max(LEAST, after.rating),
    // A surprise cannot make a person less known than nothing does.
    deviation: Math.min(UNKNOWN.deviation, after.deviation),
  };
}

/** Whether a rating is more than a guess. */
export function isCertain({ deviation }: Rating): boolean {
  return deviation <= CERTAIN;
}
