import type { GameName } from '@chariot/protocol';
import { signal } from '@preact/signals';
import type { EndingExam } from '../courses/exam.ts';
import { perGame } from '../games/index.ts';
import { idOf } from '../puzzles/progress.ts';
import type { OnTried } from '../puzzles/solving.ts';
import type { PuzzleTask } from '../puzzles/task.ts';
import { load, save } from '../ui/storage.ts';
import { keyOf, newCard, type PracticeItem, type PracticeRating } from './card.ts';
import { practised, ratingOfEnding, ratingOfPuzzle } from './schedule.ts';
import {
  dayOf,
  NO_STATE,
  type PracticeState,
  readState,
  withPractised,
  withResult,
  writtenState,
} from './state.ts';

/** Seconds that a card counts for at most: nobody thinks longer, but goes away from the page. */
const MOST_SECONDS = 180;

/** An exam that is over, as far as it is kept. */
type PlayedEnding = Pick<EndingExam, 'results' | 'over' | 'fewest' | 'began'>;

/** What is kept of the practice of a game, in the browser's storage. */
export class PracticeKeeper {
  readonly state = signal<PracticeState>(NO_STATE);
  readonly storage: PracticeStorage;

  constructor(game: GameName) {
    const key = `practice.${game}`;
    this.storage = new PracticeStorage(key);
    this.#read();
    // Another tab has practised.
    addEventListener('storage', (event) => {
      if (event instanceof StorageEvent && event.key === `chariot.${key}`) this.#read();
    });
  }

  /** Makes cards of what is to come back, unless there are such; how many are new. */
  add(items: readonly PracticeItem[]): number {
    this.#read();
    const { cards } = this.state.value;
    const fresh = items.filter((item) => !(keyOf(item) in cards));
    const made = fresh.map((item) => [keyOf(item), newCard(item, Date.now())] as const);
    this.replace({ ...this.state.value, cards: { ...cards, ...Object.fromEntries(made) } });
    return made.length;
  }

  /** Keeps how well an item went, and when it comes back. */
  rate(item: PracticeItem, rating: PracticeRating, millis: number): void {
    this.#read();
    const { value: state } = this.state;
    const now = Date.now();
    const card = state.cards[keyOf(item)] ?? newCard(item, now);
    const seconds = Math.min(millis / 1000, MOST_SECONDS);
    const after = practised(card, rating, now);
    this.replace(withPractised(state, after, dayOf(now), seconds, !card.memory));
  }

  /** Keeps how the positions of an ending went. */
  rateEnding(name: string, { results, over, fewest, began }: PlayedEnding): void {
    for (const one of results.value) this.replace(withResult(this.state.value, name, one));
    const rating = ratingOfEnding(results.value.includes(null) ? null : over.value, fewest);
    this.rate({ kind: 'ending', name }, rating, Date.now() - began);
  }

  /** Keeps something else from now on. */
  replace(state: PracticeState): void {
    this.state.value = state;
    this.storage.write(state);
  }

  /** Keeps how the first try at a puzzle went. What the tables gave comes back only if it failed. */
  readonly tried: OnTried = (task, outcome, millis) => {
    const item = itemOf(task);
    const isKnown = keyOf(item) in this.state.value.cards;
    if (item.kind === 'position' && !isKnown && outcome === 'solved') return;
    const moves = Math.ceil(task.moves.length / 2);
    this.rate(item, ratingOfPuzzle(outcome, millis, moves), millis);
  };

  #read(): void {
    this.state.value = this.storage.read() ?? this.state.value;
  }
}

/** What a puzzle is as something that comes back. */
function itemOf({ fen, moves, goal, packed }: PuzzleTask): PracticeItem {
  if (packed) return { kind: 'puzzle', id: idOf(packed) };
  return { kind: 'position', origin: goal === 'best' ? 'game' : 'tables', fen, moves, goal };
}

const keepers = perGame((game) => new PracticeKeeper(game));
/** What is kept of the practice of a game; the same for every view. */
export const practiceOf = keepers.of;

/** Where the browser keeps a practice. One that cannot be read is put aside, where nothing replaces it. */
export class PracticeStorage {
  /** Texts that were put aside: a newer page wrote them, or they were altered. */
  readonly unreadable = signal<readonly string[]>([]);
  readonly #key: string;
  readonly #asideKey: string;

  constructor(key: string) {
    this.#key = key;
    this.#asideKey = `${key}.unreadable`;
    this.unreadable.value = load(this.#asideKey, readTexts) ?? [];
    this.#putAside();
  }

  /** What is kept; `undefined` if it is nothing that can be read. */
  read(): PracticeState | undefined {
    return load(this.#key, readState);
  }

  /** Keeps a practice if the browser allows it, and if nothing is lost by it. */
  write(state: PracticeState): void {
    if (this.#putAside()) save(this.#key, writtenState(state));
  }

  /** Forgets what was put aside. */
  discard(): void {
    save(this.#asideKey, []);
    this.unreadable.value = [];
  }

  /** Puts aside what cannot be read; false if there is no place for it. */
  #putAside(): boolean {
    const text = textOf(this.#key);
    if (text === null || this.read()) return true;
    const others = this.unreadable.value.filter((other) => other !== text);
    save(this.#asideKey, [...others, text]);
    this.unreadable.value = load(this.#asideKey, readTexts) ?? [];
    return this.unreadable.value.includes(text);
  }
}

function textOf(key: string): string | null {
  try {
    return localStorage.getItem(`chariot.${key}`);
  } catch {
    return null;
  }
}

function readTexts(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : undefined;
}
