import { isRecord, oneOf } from '@chariot/game/values';
import type { GameName } from '@chariot/protocol';
import type { ReadonlySignal } from '@preact/signals';
import { perGame } from '../games/index.ts';
import { Kept } from '../storage/kept.ts';
import type { PackedPuzzle } from './file.ts';

/** Outcome of a puzzle: solved at the first try without help, or not. */
export type PuzzleOutcome = 'solved' | 'failed';

/** Difficulties of a file's puzzles. */
export const DIFFICULTIES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** Initial difficulty. */
const FIRST = 2;
/** Puzzles solved in a row that raise the difficulty, and failed in a row that lower it. */
const HARDER_AFTER = 3;
const EASIER_AFTER = 2;

/** A person's progress in the puzzles of a game. */
export interface Done {
  /** Last outcome of each puzzle, by {@link idOf}. */
  outcomes: Readonly<Record<string, PuzzleOutcome>>;
  /** The difficulty that suits the person. */
  level: number;
  /** Puzzles solved in a row since the difficulty changed; negative for failed ones. */
  run: number;
}

const NOTHING: Done = { outcomes: {}, level: FIRST, run: 0 };

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

/** The progress after another puzzle. */
export function settled(done: Done, id: string, outcome: PuzzleOutcome): Done {
  const outcomes = { ...done.outcomes, [id]: outcome };
  const step = outcome === 'solved' ? 1 : -1;
  const run = Math.sign(done.run) === -step ? step : done.run + step;
  const change = run >= HARDER_AFTER ? 1 : run <= -EASIER_AFTER ? -1 : 0;
  if (change === 0) return { ...done, outcomes, run };
  const level = Math.min(Math.max(done.level + change, 1), DIFFICULTIES.length);
  return { outcomes, level, run: 0 };
}

/** Merged progress: a solved puzzle stays solved, and the difficulty is that of the longer progress. */
export function joined(mine: Done, other: Done): Done {
  const count = ({ outcomes }: Done): number => Object.keys(outcomes).length;
  const solved = [...Object.entries(mine.outcomes), ...Object.entries(other.outcomes)].filter(
    ([, outcome]) => outcome === 'solved',
  );
  const outcomes = { ...other.outcomes, ...mine.outcomes, ...Object.fromEntries(solved) };
  const { level, run } = count(other) > count(mine) ? other : mine;
  return { outcomes, level, run };
}

/** A person's progress in the puzzles of a game, kept in the browser. */
export class Progress {
  readonly #kept: Kept<Done>;

  constructor(game: GameName) {
    this.#kept = new Kept(`puzzles.${game}`, readDone, NOTHING);
  }

  get done(): ReadonlySignal<Done> {
    return this.#kept.value;
  }

  settle(puzzle: PackedPuzzle, outcome: PuzzleOutcome): void {
    this.#kept.update((done) => settled(done, idOf(puzzle), outcome));
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
  const level = oneOf(DIFFICULTIES, value.level);
  if (level === undefined) return undefined;
  const known = Object.entries(value.outcomes).flatMap(([id, stored]) => {
    const outcome = oneOf(['solved', 'failed'] as const, stored);
    return outcome ? [[id, outcome] as const] : [];
  });
  const run = Number.isSafeInteger(value.run) ? Number(value.run) : 0;
  return { outcomes: Object.fromEntries(known), level, run };
}
