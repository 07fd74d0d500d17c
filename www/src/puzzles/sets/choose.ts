import {
  type PuzzleSet,
  SET_SIZE,
  type SetPosition,
  type SetSource,
} from '../../shared/practice/sets.ts';
import type { PracticeState } from '../../shared/practice/state.ts';
import type { PackedPuzzle } from '../../shared/puzzles/file.ts';
import { type Done, idOf } from '../../shared/puzzles/progress.ts';

/** The source of a set and its positions. */
export interface Chosen {
  source: SetSource;
  positions: readonly SetPosition[];
}

/**
 * Puzzles of a motif (`any` for all) nearest to a rating, the easiest first; those of earlier sets only where there are
 * too few others. The set is named after their mean rating, which may be far from the wanted one.
 */
export function puzzlesAround(
  all: readonly PackedPuzzle[],
  { motif, rating }: { motif: string; rating: number },
  earlier: readonly PuzzleSet[],
  random: () => number = Math.random,
): Chosen {
  const used = new Set(earlier.flatMap(({ positions }) => positions.map(({ fen }) => fen)));
  const chosen = all
    .filter(({ motifs }) => motif === 'any' || motifs.includes(motif))
    .map((puzzle) => ({
      puzzle,
      isUsed: used.has(puzzle.fen),
      isOff: Math.abs(puzzle.rating - rating),
      // Many have the same rating.
      chance: random(),
    }))
    .sort((a, b) => Number(a.isUsed) - Number(b.isUsed) || a.isOff - b.isOff || a.chance - b.chance)
    .slice(0, SET_SIZE)
    .map(({ puzzle }) => puzzle)
    .sort((a, b) => a.rating - b.rating);
  const sum = chosen.reduce((sum, puzzle) => sum + puzzle.rating, 0);
  const mean = Math.round(sum / Math.max(1, chosen.length));
  return { source: { kind: 'theme', motif, rating: mean }, positions: chosen.map(positionOf) };
}

/** Your own mistakes: positions of the practice deck, then puzzles of the file that failed. */
export function mistakesAmong(
  all: readonly PackedPuzzle[],
  { cards }: Pick<PracticeState, 'cards'>,
  { outcomes }: Pick<Done, 'outcomes'>,
): Chosen {
  const own = Object.values(cards).flatMap(({ item }): SetPosition[] => {
    if (item.kind !== 'position') return [];
    const { origin, fen, moves, goal } = item;
    return [{ origin, fen, moves, goal }];
  });
  const failed = all.filter((puzzle) => outcomes[idOf(puzzle)] === 'failed').map(positionOf);
  return { source: { kind: 'mistakes' }, positions: [...own, ...failed].slice(0, SET_SIZE) };
}

function positionOf({ fen, moves }: PackedPuzzle): SetPosition {
  return { origin: 'file', fen, moves, goal: 'win' };
}
