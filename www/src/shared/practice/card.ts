import { idOf } from '../puzzles/progress.ts';
import type { PuzzleGoal } from '../puzzles/task.ts';

/** What comes back. */
export type PracticeItem =
  /** A puzzle of the file, by its short name. */
  | { kind: 'puzzle'; id: string }
  /** An ending of the course, by the name of its step: each time another position of it. */
  | { kind: 'ending'; name: string }
  /** A position in which one move is right: out of a game of one's own, or drawn from the tables. */
  | {
      kind: 'position';
      origin: PositionOrigin;
      fen: string;
      /** In coordinates: the solver's move, the answer, the solver's move again. */
      moves: readonly string[];
      goal: PuzzleGoal;
    };

/** Where a position comes from. */
export const POSITION_ORIGINS = ['game', 'tables'] as const;
/** One of them. */
export type PositionOrigin = (typeof POSITION_ORIGINS)[number];

/** How well it went. */
export const RATINGS = ['again', 'hard', 'good', 'easy'] as const;
/** One of them. */
export type PracticeRating = (typeof RATINGS)[number];

/** How far a card has come: just begun, known for days, or forgotten and begun again. */
export const CARD_STAGES = ['learning', 'review', 'relearning'] as const;
/** One of them. */
export type CardStage = (typeof CARD_STAGES)[number];

/** What the scheduler knows of a card that was practised. */
export interface CardMemory {
  /** Days after which it is known with a chance of nine in ten. */
  stability: number;
  /** 1 to 10. */
  difficulty: number;
  stage: CardStage;
  /** Steps done of the first day's learning. */
  step: number;
  /** Days from the last time to the next. */
  days: number;
  /** How often it was practised, and how often it was forgotten. */
  times: number;
  lapses: number;
  /** When it was practised last, in milliseconds since 1970. */
  last: number;
}

/** Something to practise, and when. */
export interface PracticeCard {
  item: PracticeItem;
  /** When it comes back, in milliseconds since 1970. */
  due: number;
  /** `null` until it has been practised. */
  memory: CardMemory | null;
}

/** The name of an item among all of a game. */
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

/** A card that was never practised. */
export function newCard(item: PracticeItem, now: number): PracticeCard {
  return { item, due: now, memory: null };
}
