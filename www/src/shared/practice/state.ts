import * as v from 'valibot';
import { PUZZLE_GOALS } from '../puzzles/task.ts';
import { CARD_STAGES, keyOf, POSITION_ORIGINS, type PracticeCard } from './card.ts';
import { count, list, number, record, text } from './values.ts';

export interface PracticeDay {
  /** Cards practised, counting repeats. */
  cards: number;
  /** New cards among them. */
  fresh: number;
  seconds: number;
}

/** Practice of each day, by its name. */
export type PracticeDays = Readonly<Record<string, PracticeDay>>;

export const NO_PRACTICE: PracticeDay = { cards: 0, fresh: 0, seconds: 0 };

/** Name of a moment's day in local time: `2026-11-23`. */
export function dayOf(moment: number): string {
  const date = new Date(moment);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The same time of day, so many days earlier. */
export function daysBefore(moment: number, days: number): number {
  const date = new Date(moment);
  date.setDate(date.getDate() - days);
  return date.getTime();
}

/** First moment of the next day. */
export function endOfDay(moment: number): number {
  return new Date(daysBefore(moment, -1)).setHours(0, 0, 0, 0);
}

/** Days of practice: in all, and in a row up to today, or up to yesterday if today has none yet. */
export function streakOf(days: PracticeDays, now: number): { all: number; inARow: number } {
  const isPractised = (ago: number): boolean => (days[dayOf(daysBefore(now, ago))]?.cards ?? 0) > 0;
  const first = isPractised(0) ? 0 : 1;
  let inARow = 0;
  while (isPractised(first + inARow)) inARow += 1;
  const all = Object.values(days).filter(({ cards }) => cards > 0).length;
  return { all, inARow };
}

/** The stored practice deck of a game. */
export interface PracticeState {
  /** By {@link keyOf}. */
  cards: Readonly<Record<string, PracticeCard>>;
  days: PracticeDays;
  /** Plies over best play in the last positions of each ending, newest last; `null` if the win was given away. */
  endings: Readonly<Record<string, readonly (number | null)[]>>;
}

export const NO_STATE: PracticeState = { cards: {}, days: {}, endings: {} };

/** Stored results per ending. */
export const MOST_RESULTS = 8;
/** Most plies of an ending, and most moves of a line. */
const MOST_PLIES = 1_000;
const MOST_MOVES = 20;
/** Last valid moment, in milliseconds since 1970: the end of the year 9999. */
const LAST_MOMENT = 253_402_300_799_999;
const DAY = /^\d{4}-\d\d-\d\d$/;

const item = v.variant('kind', [
  v.object({ kind: v.literal('puzzle'), id: text }),
  v.object({ kind: v.literal('ending'), name: text }),
  v.object({
    kind: v.literal('position'),
    origin: v.picklist(POSITION_ORIGINS),
    fen: text,
    moves: v.pipe(
      list(text, 1),
      v.transform((moves) => moves.slice(0, MOST_MOVES)),
    ),
    goal: v.picklist(PUZZLE_GOALS),
  }),
]);

const memory = v.object({
  stability: number(0, 1e6),
  difficulty: number(0, 10),
  stage: v.picklist(CARD_STAGES),
  step: count(0, 100),
  days: count(0, 1e6),
  times: count(),
  lapses: count(),
  last: count(0, LAST_MOMENT),
});

const due = count(0, LAST_MOMENT);
/** The scheduler's memory of something practised. */
export const cardSchema = v.object({ due, memory });
const card = v.object({ item, due, memory: v.nullable(memory) });
const day = v.object({ cards: count(), fresh: count(), seconds: number(0, 86_400) });

/** Schema of {@link writtenState}. */
export const writtenStateSchema = v.object({
  cards: list(card),
  days: v.pipe(
    record(v.unknown()),
    v.transform((days) =>
      Object.fromEntries(Object.entries(days).filter(([name]) => DAY.test(name))),
    ),
    record(day),
  ),
  endings: record(
    v.pipe(
      list(v.nullable(count(0, MOST_PLIES))),
      v.transform((results) => results.slice(-MOST_RESULTS)),
    ),
  ),
});

/** The deck of validated data. */
export function stateOf(written: v.InferOutput<typeof writtenStateSchema>): PracticeState {
  const { cards, days, endings } = written;
  return {
    cards: Object.fromEntries(cards.map((card) => [keyOf(card.item), card])),
    days,
    endings,
  };
}

/** Reads the form of {@link writtenState}; throws on anything else. */
export function readState(value: unknown): PracticeState {
  return stateOf(v.parse(writtenStateSchema, value, { abortEarly: true }));
}

/** The deck as plain data. */
export function writtenState({ cards, days, endings }: PracticeState): object {
  return { cards: Object.values(cards), days, endings };
}

/** The deck after a card was practised; `day`: name of the day. */
export function withPractised(
  state: PracticeState,
  card: PracticeCard,
  day: string,
  seconds: number,
  isFresh: boolean,
): PracticeState {
  const before = state.days[day] ?? NO_PRACTICE;
  const after: PracticeDay = {
    cards: before.cards + 1,
    fresh: before.fresh + Number(isFresh),
    seconds: before.seconds + seconds,
  };
  return {
    ...state,
    cards: { ...state.cards, [keyOf(card.item)]: card },
    days: { ...state.days, [day]: after },
  };
}

/** The deck after another position of an ending. */
export function withResult(state: PracticeState, name: string, over: number | null): PracticeState {
  const results = [...(state.endings[name] ?? []), over].slice(-MOST_RESULTS);
  return { ...state, endings: { ...state.endings, [name]: results } };
}
