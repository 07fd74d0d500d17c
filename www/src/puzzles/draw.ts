import type { PackedPuzzle } from '../shared/puzzles/file.ts';
import { type Done, idOf } from '../shared/puzzles/progress.ts';

/** Which puzzles are wanted. */
export interface Wanted {
  /** `auto`: what suits the person. */
  difficulty: number | 'auto';
  /** `any`: whatever it is about. */
  motif: string;
}

/** What a file has, and how often, the most frequent first. */
export function motifsOf(puzzles: readonly PackedPuzzle[]): string[] {
  const counts = new Map<string, number>();
  for (const motif of puzzles.flatMap(({ motifs }) => motifs)) {
    counts.set(motif, (counts.get(motif) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([motif]) => motif);
}

/**
 * Draws a puzzle: one that was never tried before one that was failed, that before one that was solved; of these one of the
 * nearest difficulty. `undefined` if there is none of the motif but the last one.
 */
export function draw(
  puzzles: readonly PackedPuzzle[],
  { difficulty, motif }: Wanted,
  done: Done,
  last: PackedPuzzle | null,
  random: () => number = Math.random,
): PackedPuzzle | undefined {
  const level = difficulty === 'auto' ? done.level : difficulty;
  const right = puzzles.filter(
    (puzzle) => puzzle !== last && (motif === 'any' || puzzle.motifs.includes(motif)),
  );
  const isTried = (puzzle: PackedPuzzle): number =>
    ({ solved: 2, failed: 1, never: 0 })[done.outcomes[idOf(puzzle)] ?? 'never'];
  const isOff = (puzzle: PackedPuzzle): number => Math.abs(puzzle.difficulty - level);
  const best = leastBy(leastBy(right, isTried), isOff);
  return best[Math.floor(random() * best.length)];
}

/** Those of which a number is least. */
function leastBy<T>(all: readonly T[], number: (one: T) => number): readonly T[] {
  const least = all.reduce((least, one) => Math.min(least, number(one)), Number.POSITIVE_INFINITY);
  return all.filter((one) => number(one) === least);
}
