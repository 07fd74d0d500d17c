// The schedule of cards, by FSRS, the free spaced repetition scheduler.

import { type Card, createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs';
import type { SolvingOutcome } from '../puzzles/task.ts';
import type { CardMemory, CardStage, PracticeCard, PracticeRating } from './card.ts';

/** Milliseconds a move within which a puzzle counts as easy. */
const EASY_WITHIN = 8_000;
/** Share of the fewest plies by which a good win may be longer. */
const GOOD_OVER = 0.25;

/** Rating of a puzzle with so many moves to find. */
export function ratingOfPuzzle(
  outcome: SolvingOutcome,
  millis: number,
  moves: number,
): PracticeRating {
  if (outcome === 'failed') return 'again';
  if (outcome === 'hinted') return 'hard';
  return millis <= EASY_WITHIN * moves ? 'easy' : 'good';
}

/** Rating of an ending won `over` plies later than the fewest; `null` if the win was given away. */
export function ratingOfEnding(over: number | null, fewest: number): PracticeRating {
  if (over === null) return 'again';
  if (over <= 0) return 'easy';
  return over <= GOOD_OVER * fewest ? 'good' : 'hard';
}

/**
 * Default parameters, for a recall of nine in ten. But a solved puzzle does not come twice on its first day. No
 * randomness: the same answers give the same days.
 */
const scheduler = fsrs({
  enable_fuzz: false,
  learning_steps: ['10m'],
  relearning_steps: ['10m'],
});

const GRADES: Readonly<Record<PracticeRating, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

const STATES: Readonly<Record<CardStage, State>> = {
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
};
const STAGES: Readonly<Record<State, CardStage>> = {
  [State.New]: 'learning',
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
};

/** When something comes back, and what is known of it. */
type Scheduled = Pick<PracticeCard, 'due' | 'memory'>;

/** The card after another practice. */
export function practised<T extends Scheduled>(
  scheduled: T,
  rating: PracticeRating,
  now: number,
): T & { memory: CardMemory } {
  const { due, memory } = scheduled;
  const before = memory ? cardOf(memory, due) : createEmptyCard(now);
  const { card } = scheduler.next(before, now, GRADES[rating]);
  return { ...scheduled, due: card.due.getTime(), memory: memoryOf(card, now) };
}

/** The chance that something is still known, 0 to 1. */
export function recallOf(memory: CardMemory, due: number, now: number): number {
  return scheduler.get_retrievability(cardOf(memory, due), now, false);
}

function cardOf(memory: CardMemory, due: number): Card {
  return {
    due: new Date(due),
    stability: memory.stability,
    difficulty: memory.difficulty,
    elapsed_days: 0,
    scheduled_days: memory.days,
    learning_steps: memory.step,
    reps: memory.times,
    lapses: memory.lapses,
    state: STATES[memory.stage],
    last_review: new Date(memory.last),
  };
}

function memoryOf(card: Card, now: number): CardMemory {
  return {
    stability: card.stability,
    difficulty: card.difficulty,
    stage: STAGES[card.state],
    step: card.learning_steps,
    days: card.scheduled_days,
    times: card.reps,
    lapses: card.lapses,
    last: now,
  };
}
