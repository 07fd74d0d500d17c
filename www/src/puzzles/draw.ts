import type { PackedPuzzle } from '../shared/puzzles/file.ts';
import { type Done, idOf } from '../shared/puzzles/progress.ts';

export interface Wanted {
  /** `auto`: fits the user. */
  difficulty: number | 'auto';
  /** `any`: all motifs. */
  motif: string;
}

/** The motifs in a file, most frequent first. */
export function motifsOf(puzzles: readonly PackedPuzzle[]): string[] {
  const counts = new Map<string, number>();
  for (const motif of puzzles.flatMap(({ motifs }) => motifs)) {
    counts.set(motif, (counts.get(motif) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([motif]) => motif);
}

/**
 * Draws a puzzle of the motif: untried before failed before solved, and among these one of the
 * nearest difficulty. `undefined` if there is none other than the last.
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

function leastBy<T>(all: readonly T[], number: (one: T) => number): readonly T[] {
  const least = all.reduce((least, one) => Math.min(least, number(one)), Number.POSITIVE_INFINITY);
  return all.filter((one) => number(one) === least);
}
