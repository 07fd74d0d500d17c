import type { GamePhase } from '../shared/game/phase.ts';
import type { PackedPuzzle } from '../shared/puzzles/file.ts';
import { type Done, idOf } from '../shared/puzzles/progress.ts';

export interface Wanted {
  /** Rating of the puzzles; `auto`: the person's. */
  rating: number | 'auto';
  /** `any`: all motifs. */
  motif: string;
  /** `any`: all phases. */
  phase: GamePhase | 'any';
}

/** Puzzles among which chance decides. */
const CHOICE = 12;

/** The motifs in a file, most frequent first. */
export function motifsOf(puzzles: readonly PackedPuzzle[]): string[] {
  const counts = new Map<string, number>();
  for (const motif of puzzles.flatMap(({ motifs }) => motifs)) {
    counts.set(motif, (counts.get(motif) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([motif]) => motif);
}

/** Ratings to choose from, and how far from one a puzzle may be. */
const STEP = 200;
const NEAR = STEP / 2;
/** Fewest puzzles near a rating that is offered: twice those that chance decides among. */
const FEWEST_NEAR = 2 * CHOICE;

/** The ratings with enough puzzles near them, the lowest first. */
export function ratingsOf(puzzles: readonly PackedPuzzle[]): number[] {
  const most = puzzles.reduce((most, { rating }) => Math.max(most, rating), 0);
  const ratings = Array.from({ length: Math.ceil(most / STEP) + 1 }, (_, i) => i * STEP);
  const isNear = (rating: number) => (puzzle: PackedPuzzle) =>
    Math.abs(puzzle.rating - rating) <= NEAR;
  return ratings.filter((rating) => puzzles.filter(isNear(rating)).length >= FEWEST_NEAR);
}

/** A file's puzzles, with what is told of each. */
export interface Puzzles {
  all: readonly PackedPuzzle[];
  phaseOf(puzzle: PackedPuzzle): GamePhase;
}

/**
 * Draws a puzzle of the motif and the phase: untried before failed before solved, and among these one of the nearest
 * rating. `undefined` if there is none other than the last.
 */
export function draw(
  { all, phaseOf }: Puzzles,
  { rating, motif, phase }: Wanted,
  done: Done,
  last: PackedPuzzle | null,
  random: () => number = Math.random,
): PackedPuzzle | undefined {
  const wanted = rating === 'auto' ? done.rating.rating : rating;
  const right = all.filter(
    (puzzle) =>
      puzzle !== last &&
      (motif === 'any' || puzzle.motifs.includes(motif)) &&
      (phase === 'any' || phaseOf(puzzle) === phase),
  );
  const isTried = (puzzle: PackedPuzzle): number =>
    ({ solved: 2, failed: 1, never: 0 })[done.outcomes[idOf(puzzle)] ?? 'never'];
  const best = nearest(leastBy(right, isTried), wanted);
  return best[Math.floor(random() * best.length)];
}

/** The puzzles whose ratings are nearest, so many that chance has a choice. */
export function nearest(puzzles: readonly PackedPuzzle[], wanted: number): readonly PackedPuzzle[] {
  const isOff = ({ rating }: PackedPuzzle): number => Math.abs(rating - wanted);
  return [...puzzles].sort((a, b) => isOff(a) - isOff(b)).slice(0, CHOICE);
}

function leastBy<T>(all: readonly T[], number: (one: T) => number): readonly T[] {
  const least = all.reduce((least, one) => Math.min(least, number(one)), Number.POSITIVE_INFINITY);
  return all.filter((one) => number(one) === least);
}
