import { isRecord, oneOf } from '@chariot/game/values';
import type { GameName } from '@chariot/protocol';
import { signal } from '@preact/signals';
import { perGame } from '../games/index.ts';
import { load, save } from '../ui/storage.ts';
import type { PackedPuzzle } from './file.ts';

/** What became of a puzzle: solved at the first try and without help, or not. */
export type PuzzleOutcome = 'solved' | 'failed';

/** The difficulties that a file can have. */
export const DIFFICULTIES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** The difficulty that one begins with. */
const FIRST = 2;
/** Puzzles solved in a row that make the next ones harder, and failed ones that make them easier. */
const HARDER_AFTER = 3;
const EASIER_AFTER = 2;

/** What a person has done in the puzzles of a game. */
export interface Done {
  /** The last outcome of each puzzle, by {@link idOf}. */
  outcomes: Readonly<Record<string, PuzzleOutcome>>;
  /** The difficulty that suits the person. */
  level: number;
  /** Puzzles solved in a row since the difficulty changed; failed ones count below zero. */
  run: number;
}

const NOTHING: Done = { outcomes: {}, level: FIRST, run: 0 };

/**
 * A short name of a puzzle that stays when a file is made again: of the first two words of its FEN. Browsers have
 * stored what was done by these names, and the key that the engine has of a position is another.
 */
export function idOf({ fen }: Pick<PackedPuzzle, 'fen'>): string {
  let hash = 0x811c9dc5;
  for (const letter of fen.split(' ', 2).join(' ')) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The same after another puzzle. */
export function settled(done: Done, id: string, outcome: PuzzleOutcome): Done {
  const outcomes = { ...done.outcomes, [id]: outcome };
  const step = outcome === 'solved' ? 1 : -1;
  const run = Math.sign(done.run) === -step ? step : done.run + step;
  const change = run >= HARDER_AFTER ? 1 : run <= -EASIER_AFTER ? -1 : 0;
  if (change === 0) return { ...done, outcomes, run };
  const level = Math.min(Math.max(done.level + change, 1), DIFFICULTIES.length);
  return { outcomes, level, run: 0 };
}

/** Both together: what was solved once stays so, and the difficulty suits who tried more. */
export function joined(mine: Done, other: Done): Done {
  const count = ({ outcomes }: Done): number => Object.keys(outcomes).length;
  const solved = [...Object.entries(mine.outcomes), ...Object.entries(other.outcomes)].filter(
    ([, outcome]) => outcome === 'solved',
  );
  const outcomes = { ...other.outcomes, ...mine.outcomes, ...Object.fromEntries(solved) };
  const { level, run } = count(other) > count(mine) ? other : mine;
  return { outcomes, level, run };
}

/** What a person has done in the puzzles of a game, kept in the browser's storage. */
export class Progress {
  readonly done = signal<Done>(NOTHING);
  readonly #key: string;

  constructor(game: GameName) {
    this.#key = `puzzles.${game}`;
    this.done.value = load(this.#key, readDone) ?? NOTHING;
  }

  settle(puzzle: PackedPuzzle, outcome: PuzzleOutcome): void {
    this.#keep(settled(this.done.peek(), idOf(puzzle), outcome));
  }

  /** Adds what was done elsewhere. */
  add(done: Done): void {
    this.#keep(joined(this.done.peek(), done));
  }

  #keep(done: Done): void {
    this.done.value = done;
    save(this.#key, done);
  }
}

/** The same object for every view of a game. */
const known = perGame((game) => new Progress(game));
/** What a person has done in the puzzles of a game. */
export const progressOf = known.of;

/** What was stored, as far as it has the form of it. */
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
