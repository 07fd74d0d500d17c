import { idOf } from '../puzzles/progress.ts';
import type { PuzzleGoal } from '../puzzles/task.ts';

export type PracticeItem =
  /** A puzzle of the file, by id. */
  | { kind: 'puzzle'; id: string }
  /** An ending of the course, by step name; each time another position. */
  | { kind: 'ending'; name: string }
  /** A position with a single right move, from the person's own game or from the tables. */
  | {
      kind: 'position';
      origin: PositionOrigin;
      fen: string;
      /** In coordinates: the solver's move, the answer, the solver's move and so on. */
      moves: readonly string[];
      goal: PuzzleGoal;
    };

/** Origin of a position. */
export const POSITION_ORIGINS = ['game', 'tables'] as const;
export type PositionOrigin = (typeof POSITION_ORIGINS)[number];

/** Rating of an attempt. */
export const RATINGS = ['again', 'hard', 'good', 'easy'] as const;
export type PracticeRating = (typeof RATINGS)[number];

/** Stages of a card: just begun, known for days, or forgotten and begun again. */
export const CARD_STAGES = ['learning', 'review', 'relearning'] as const;
export type CardStage = (typeof CARD_STAGES)[number];

/** The scheduler's data about a practised card. */
export interface CardMemory {
  /** Days after which the chance of recall falls to 0.9. */
  stability: number;
  /** 1 to 10. */
  difficulty: number;
  stage: CardStage;
  /** Finished steps of the first day's learning. */
  step: number;
  /** Days from the last practice to the next. */
  days: number;
  /** Number of times practised, and forgotten. */
  times: number;
  lapses: number;
  /** Time of the last practice, in milliseconds since 1970. */
  last: number;
}

export interface PracticeCard {
  item: PracticeItem;
  /** Due time, in milliseconds since 1970. */
  due: number;
  /** `null` until practised. */
  memory: CardMemory | null;
}

/** Key of an item, unique within a game. */
export function keyOf(item: PracticeItem): string {
  switch (item.kind) {
    case 'puzzle':
      return `puzzle:${item.id}`;
    case 'ending':
      return `ending:${item.name}`;
    case 'position':
      return `position:${idOf(item)}`;
    default:
      return item satisfies never;
  }
}

export function newCard(item: PracticeItem, now: number): PracticeCard {
  return { item, due: now, memory: null };
}
