// When a card comes back: by FSRS, the free spaced repetition scheduler.

import { type Card, createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs';
import type { SolvingOutcome } from '../puzzles/task.ts';
import type { CardMemory, CardStage, PracticeCard, PracticeRating } from './card.ts';

/** Milliseconds a move within which a puzzle is easy. */
const EASY_WITHIN = 8_000;
/** The share of the fewest plies that a good win of an ending may take longer. */
const GOOD_OVER = 0.25;

/** How well a puzzle went, of so many moves to be found. */
export function ratingOfPuzzle(
  outcome: SolvingOutcome,
  millis: number,
  moves: number,
): PracticeRating {
  if (outcome === 'failed') return 'again';
  if (outcome === 'hinted') return 'hard';
  return millis <= EASY_WITHIN * moves ? 'easy' : 'good';
}

/** How well an ending went, won so many plies later than the fewest; `null` if the win was given away. */
export function ratingOfEnding(over: number | null, fewest: number): PracticeRating {
  if (over === null) return 'again';
  if (over <= 0) return 'easy';
  return over <= GOOD_OVER * fewest ? 'good' : 'hard';
}

/**
 * The usual parameters, by which nine of ten are known when they come back; but a puzzle that was solved does not come twice
 * on its first day. Without chance: the same answers give the same days.
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

/** The card after it was practised. */
export function practised(
  { item, due, memory }: PracticeCard,
  rating: PracticeRating,
  now: number,
): PracticeCard {
  const before = memory ? cardOf(memory, due) : createEmptyCard(now);
  const { card } = scheduler.next(before, now, GRADES[rating]);
  return { item, due: card.due.getTime(), memory: memoryOf(card, now) };
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
