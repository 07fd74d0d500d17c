import { isRecord, oneOf } from '@chariot/game/values';
import type { GameName } from '@chariot/protocol';
import type { ReadonlySignal } from '@preact/signals';
import { perGame } from '../games/index.ts';
import type { Rating } from '../rating/glicko.ts';
import { FIRST_RATING, ratedAfter } from '../rating/rating.ts';
import { Kept } from '../storage/kept.ts';
import type { PackedPuzzle } from './file.ts';

/** Outcome of a puzzle: solved at the first try without help, or not. */
export type PuzzleOutcome = 'solved' | 'failed';

/**
 * Marks a stored rating that is on the puzzles' scale: the rating of people of whom half solve a puzzle. Ratings without the
 * mark were on the scale of the engine's levels and cannot be converted.
 */
export const SCALE = 'people';

/** Deviation of a puzzle's rating: the error of the fit (docs/results/puzzles.md). */
const PUZZLE_DEVIATION = 300;

/** A person's progress in the puzzles of a game. */
export interface Done {
  /** Last outcome of each puzzle, by {@link idOf}. */
  outcomes: Readonly<Record<string, PuzzleOutcome>>;
  rating: Rating;
  scale: typeof SCALE;
  /** Puzzles solved in a row, now and at best. */
  streak: number;
  best: number;
}

/** The progress before the first puzzle. */
export const NOTHING_DONE: Done = {
  outcomes: {},
  rating: FIRST_RATING,
  scale: SCALE,
  streak: 0,
  best: 0,
};

/**
 * A short id of a puzzle, from the first two fields of its FEN. It survives a new puzzle file. Browsers have stored
 * progress by these ids; the engine's position keys differ.
 */
export function idOf({ fen }: Pick<PackedPuzzle, 'fen'>): string {
  let hash = 0x811c9dc5;
  for (const letter of fen.split(' ', 2).join(' ')) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The progress after a puzzle of this rating. One that comes again does not change yours: you may remember it. */
export function settled(done: Done, id: string, outcome: PuzzleOutcome, puzzle: number): Done {
  const isSolved = outcome === 'solved';
  const opponent = { rating: puzzle, deviation: PUZZLE_DEVIATION };
  const result = { opponent, score: Number(isSolved) };
  const streak = isSolved ? done.streak + 1 : 0;
  return {
    ...done,
    outcomes: { ...done.outcomes, [id]: outcome },
    rating: id in done.outcomes ? done.rating : ratedAfter(done.rating, result),
    streak,
    best: Math.max(done.best, streak),
  };
}

/**
 * Merged progress: a solved puzzle stays solved, and the rating is that of the longer progress, unless it is still the
 * first one.
 */
export function joined(mine: Done, other: Done): Done {
  const count = ({ outcomes }: Done): number => Object.keys(outcomes).length;
  const solved = [...Object.entries(mine.outcomes), ...Object.entries(other.outcomes)].filter(
    ([, outcome]) => outcome === 'solved',
  );
  const outcomes = { ...other.outcomes, ...mine.outcomes, ...Object.fromEntries(solved) };
  const byLength = count(other) > count(mine) ? ([other, mine] as const) : ([mine, other] as const);
  const { rating } = byLength.find(isRated) ?? mine;
  const [{ streak }] = byLength;
  return { ...mine, outcomes, rating, streak, best: Math.max(mine.best, other.best) };
}

/** Every puzzle makes the deviation smaller than the first. */
function isRated({ rating }: Done): boolean {
  return rating.deviation < FIRST_RATING.deviation;
}

/** A person's progress in the puzzles of a game, kept in the browser. */
export class Progress {
  readonly #kept: Kept<Done>;

  constructor(game: GameName) {
    this.#kept = new Kept(`puzzles.${game}`, readDone, NOTHING_DONE);
  }

  get done(): ReadonlySignal<Done> {
    return this.#kept.value;
  }

  settle(puzzle: PackedPuzzle, outcome: PuzzleOutcome): void {
    this.#kept.update((done) => settled(done, idOf(puzzle), outcome, puzzle.rating));
  }

  /** Merges progress made elsewhere. */
  add(other: Done): void {
    this.#kept.update((done) => joined(done, other));
  }
}

/** One object for all views of a game. */
const known = perGame((game) => new Progress(game));
/** A person's progress in the puzzles of a game. */
export const progressOf = known.of;

/** The stored progress, as far as `value` is valid. */
export function readDone(value: unknown): Done | undefined {
  if (!isRecord(value) || !isRecord(value.outcomes)) return undefined;
  const known = Object.entries(value.outcomes).flatMap(([id, stored]) => {
    const outcome = oneOf(['solved', 'failed'] as const, stored);
    return outcome ? [[id, outcome] as const] : [];
  });
  const count = (number: unknown): number => (Number.isSafeInteger(number) ? Number(number) : 0);
  return {
    outcomes: Object.fromEntries(known),
    rating: (value.scale === SCALE && readRating(value.rating)) || FIRST_RATING,
    scale: SCALE,
    streak: count(value.streak),
    best: count(value.best),
  };
}

function readRating(value: unknown): Rating | undefined {
  if (!isRecord(value)) return undefined;
  const { rating, deviation, volatility } = value;
  const isWithin = (number: unknown, most: number): number is number =>
    typeof number === 'number' && number > 0 && number <= most;
  if (!isWithin(rating, 4_000) || !isWithin(deviation, 350) || !isWithin(volatility, 1)) {
    return undefined;
  }
  return { rating, deviation, volatility };
}
