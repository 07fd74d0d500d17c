import type { GameName } from '@chariot/protocol';
import { signal } from '@preact/signals';
import type { EndingExam } from '../courses/exam.ts';
import { perGame } from '../games/index.ts';
import { idOf } from '../puzzles/progress.ts';
import type { OnTried } from '../puzzles/solving.ts';
import type { PuzzleTask } from '../puzzles/task.ts';
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
import { KeptStorage } from './storage.ts';

/** Most seconds that a card counts for: nobody thinks longer, they have left the page. */
const MOST_SECONDS = 180;

/** The stored part of a finished exam. */
type PlayedEnding = Pick<EndingExam, 'results' | 'over' | 'fewest' | 'began'>;

/** The practice deck of a game, kept in the browser. */
export class PracticeKeeper {
  readonly state = signal<PracticeState>(NO_STATE);
  readonly storage: KeptStorage<PracticeState>;

  constructor(game: GameName) {
    const key = `practice.${game}`;
    this.storage = practiceStorage(key);
    this.#read();
    // Another tab has stored a result.
    addEventListener('storage', (event) => {
      if (event instanceof StorageEvent && event.key === `chariot.${key}`) this.#read();
    });
  }

  /** Adds missing items as cards; returns how many are new. */
  add(items: readonly PracticeItem[]): number {
    this.#read();
    const { cards } = this.state.value;
    const fresh = items.filter((item) => !(keyOf(item) in cards));
    const made = fresh.map((item) => [keyOf(item), newCard(item, Date.now())] as const);
    this.replace({ ...this.state.value, cards: { ...cards, ...Object.fromEntries(made) } });
    return made.length;
  }

  /** Records a rating, and schedules the card. */
  rate(item: PracticeItem, rating: PracticeRating, millis: number): void {
    this.#read();
    const { value: state } = this.state;
    const now = Date.now();
    const card = state.cards[keyOf(item)] ?? newCard(item, now);
    const seconds = Math.min(millis / 1000, MOST_SECONDS);
    const after = practised(card, rating, now);
    this.replace(withPractised(state, after, dayOf(now), seconds, !card.memory));
  }

  /** Records the results of an ending's exam. */
  rateEnding(name: string, { results, over, fewest, began }: PlayedEnding): void {
    for (const one of results.value) this.replace(withResult(this.state.value, name, one));
    const rating = ratingOfEnding(results.value.includes(null) ? null : over.value, fewest);
    this.rate({ kind: 'ending', name }, rating, Date.now() - began);
  }

  /** Replaces and stores the deck. */
  replace(state: PracticeState): void {
    this.state.value = state;
    this.storage.write(state);
  }

  /** Records the first try at a puzzle. A puzzle drawn from the tables comes back only if it failed. */
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

function itemOf({ fen, moves, goal, packed }: PuzzleTask): PracticeItem {
  if (packed) return { kind: 'puzzle', id: idOf(packed) };
  return { kind: 'position', origin: goal === 'best' ? 'game' : 'tables', fen, moves, goal };
}

const keepers = perGame((game) => new PracticeKeeper(game));
/** The practice deck of a game, shared by all views. */
export const practiceOf = keepers.of;

/** Browser storage of a deck. */
export function practiceStorage(key: string): KeptStorage<PracticeState> {
  return new KeptStorage(key, readState, writtenState);
}
