import type { GameName } from '@chariot/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import * as v from 'valibot';
import { perGame } from '../games/index.ts';
import { PUZZLE_GOALS } from '../puzzles/task.ts';
import { Kept } from '../storage/kept.ts';
import { POSITION_ORIGINS } from './card.ts';
import { count, list, text } from './values.ts';

/** The sets in the address of puzzles. */
export const SETS = 'sets';
/** Most positions of a set, and fewest worth repeating. */
export const SET_SIZE = 50;
export const FEWEST_OF_SET = 5;
/** Sets kept, the newest. */
const MOST_SETS = 12;
/** Most milliseconds that a position counts for: nobody thinks longer, they have left the page. */
const LONGEST_TRY = 180_000;

const position = v.object({
  /** `file`: a puzzle of the file. */
  origin: v.picklist(['file', ...POSITION_ORIGINS]),
  fen: text,
  /** In coordinates: the solver's move, the answer, the solver's move and so on. */
  moves: v.pipe(list(text, 1), v.readonly()),
  goal: v.picklist(PUZZLE_GOALS),
});
const aTry = v.object({ isRight: v.boolean(), millis: count(0, LONGEST_TRY) });
const round = v.object({ began: count(), tries: list(aTry, 1) });
const source = v.variant('kind', [
  v.object({ kind: v.literal('theme'), motif: text, rating: count() }),
  v.object({ kind: v.literal('mistakes') }),
]);
export const puzzleSet = v.object({
  made: count(),
  source,
  positions: list(position, 1),
  rounds: list(round),
});

/** A position of a set. */
export type SetPosition = Readonly<v.InferOutput<typeof position>>;
/** The first try at a position, and its time. */
export type SetTry = Readonly<v.InferOutput<typeof aTry>>;
/** Puzzles of a theme (`any` for all) around a rating, or mistakes of your own. */
export type SetSource = Readonly<v.InferOutput<typeof source>>;

/** A pass through all positions, in their order. */
export interface SetRound {
  began: number;
  tries: readonly SetTry[];
}

/** The same positions again and again, faster each time: the Woodpecker method of Axel Smith and Hans Tikkanen. */
export interface PuzzleSet {
  /** Its moment of origin, which names it. */
  made: number;
  source: SetSource;
  positions: readonly SetPosition[];
  /** The oldest first; all but the last are complete. */
  rounds: readonly SetRound[];
}

/** Tries of the current round: none between two rounds. */
export function triesNow({ positions, rounds }: PuzzleSet): readonly SetTry[] {
  const tries = rounds.at(-1)?.tries ?? [];
  return tries.length < positions.length ? tries : [];
}

/** Positions right at the first try, and the time of all. */
export function totalOf({ tries }: Pick<SetRound, 'tries'>): { right: number; millis: number } {
  return {
    right: tries.filter(({ isRight }) => isRight).length,
    millis: tries.reduce((sum, { millis }) => sum + millis, 0),
  };
}

/** The set after a try at the position with this index. A try that another tab has recorded changes nothing. */
export function withTry(set: PuzzleSet, at: number, tried: SetTry, now: number): PuzzleSet {
  const tries = triesNow(set);
  if (at !== tries.length) return set;
  const done = at === 0 ? set.rounds : set.rounds.slice(0, -1);
  const began = at === 0 ? now : (set.rounds.at(-1)?.began ?? now);
  const counted = { ...tried, millis: Math.max(0, Math.min(tried.millis, LONGEST_TRY)) };
  return { ...set, rounds: [...done, { began, tries: [...tries, counted] }] };
}

/** The stored sets but those that are damaged; `undefined` if the list itself is. */
export function readSets(value: unknown): readonly PuzzleSet[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((one) => {
    const { success, output } = v.safeParse(puzzleSet, one);
    return success ? [output] : [];
  });
}

/** The sets of two places, the newest first; of one that is in both, the version with more tries. */
export function mergedSets(
  mine: readonly PuzzleSet[],
  other: readonly PuzzleSet[],
): readonly PuzzleSet[] {
  const merged = [...mine];
  for (const theirs of other) {
    const at = merged.findIndex(
      ({ made, positions }) => made === theirs.made || isSame(positions, theirs.positions),
    );
    const own = merged[at];
    if (!own) merged.push(theirs);
    else if (triesIn(theirs) > triesIn(own)) merged[at] = theirs;
  }
  return merged.sort((a, b) => b.made - a.made).slice(0, MOST_SETS);
}

function triesIn({ rounds }: PuzzleSet): number {
  return rounds.reduce((sum, { tries }) => sum + tries.length, 0);
}

function isSame(one: readonly SetPosition[], other: readonly SetPosition[]): boolean {
  return one.length === other.length && one.every(({ fen }, i) => fen === other[i]?.fen);
}

/** A person's sets of a game, the newest first. */
class PuzzleSets {
  /** Origin of the set to be solved next; the newest if there is none. */
  readonly chosen = signal<number | null>(null);
  readonly #kept: Kept<readonly PuzzleSet[]>;

  constructor(game: GameName) {
    this.#kept = new Kept(`puzzles.sets.${game}`, readSets, []);
  }

  get all(): ReadonlySignal<readonly PuzzleSet[]> {
    return this.#kept.value;
  }

  /** Adds a set and chooses it; one of the same positions stays as it is. */
  add(source: SetSource, positions: readonly SetPosition[]): PuzzleSet {
    const chosen = positions.slice(0, SET_SIZE);
    const known = this.all.peek().find((set) => isSame(set.positions, chosen));
    if (known) {
      this.chosen.value = known.made;
      return known;
    }
    const set: PuzzleSet = { made: Date.now(), source, positions: chosen, rounds: [] };
    this.#kept.update((sets) => [set, ...sets].slice(0, MOST_SETS));
    this.chosen.value = set.made;
    return set;
  }

  /** Adds the sets of another place. */
  merge(others: readonly PuzzleSet[]): void {
    this.#kept.update((sets) => mergedSets(sets, others));
  }

  /** Records the first try at a position of a set. */
  settle(made: number, at: number, tried: SetTry): void {
    this.#kept.update((sets) =>
      sets.map((set) => (set.made === made ? withTry(set, at, tried, Date.now()) : set)),
    );
  }

  remove(made: number): void {
    this.#kept.update((sets) => sets.filter((set) => set.made !== made));
  }
}

const sets = perGame((game) => new PuzzleSets(game));
/** The sets of a game, shared by all views. */
export const setsOf = sets.of;
