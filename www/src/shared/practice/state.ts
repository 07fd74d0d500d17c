import { PUZZLE_GOALS } from '../puzzles/task.ts';
import {
  CARD_STAGES,
  type CardMemory,
  keyOf,
  POSITION_ORIGINS,
  type PracticeCard,
  type PracticeItem,
} from './card.ts';
import type { ValueReader } from './reader.ts';

/** What was practised on a day. */
export interface PracticeDay {
  /** Cards, each as often as it came. */
  cards: number;
  /** Of these, cards that were new. */
  fresh: number;
  seconds: number;
}

/** What was practised on each day, by its name. */
export type PracticeDays = Readonly<Record<string, PracticeDay>>;

/** A day of nothing. */
export const NO_PRACTICE: PracticeDay = { cards: 0, fresh: 0, seconds: 0 };

/** The name of the day of a moment, where the browser is: `2026-11-23`. */
export function dayOf(moment: number): string {
  const date = new Date(moment);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The same time so many days before. */
export function daysBefore(moment: number, days: number): number {
  const date = new Date(moment);
  date.setDate(date.getDate() - days);
  return date.getTime();
}

/** The first moment of the next day. */
export function endOfDay(moment: number): number {
  return new Date(daysBefore(moment, -1)).setHours(0, 0, 0, 0);
}

/** Days of practice in all, and in a row up to today; up to yesterday if there was none yet today. */
export function streakOf(days: PracticeDays, now: number): { all: number; inARow: number } {
  const isPractised = (ago: number): boolean => (days[dayOf(daysBefore(now, ago))]?.cards ?? 0) > 0;
  const first = isPractised(0) ? 0 : 1;
  let inARow = 0;
  while (isPractised(first + inARow)) inARow += 1;
  const all = Object.values(days).filter(({ cards }) => cards > 0).length;
  return { all, inARow };
}

/** Everything that is kept of the practice of a game. */
export interface PracticeState {
  /** By {@link keyOf}. */
  cards: Readonly<Record<string, PracticeCard>>;
  days: PracticeDays;
  /** Plies over the best of the last positions of each ending, the newest last; `null` where the win was given away. */
  endings: Readonly<Record<string, readonly (number | null)[]>>;
}

export const NO_STATE: PracticeState = { cards: {}, days: {}, endings: {} };

/** Results of an ending that are kept. */
export const MOST_RESULTS = 8;
/** Plies that an ending can take, at most, and moves of a line. */
const MOST_PLIES = 1_000;
const MOST_MOVES = 20;
/** The last moment that is read, in milliseconds since 1970: that of the year 9999. */
const LAST_MOMENT = 253_402_300_799_999;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Reads what {@link writtenState} wrote. Throws `ValueError` where it is something else. */
export function readState(value: ValueReader): PracticeState {
  const cards = value.at('cards').list().map(readCard);
  const days = value
    .at('days')
    .entries()
    .filter(([day]) => DAY.test(day))
    .map(([day, reader]) => [day, readDay(reader)] as const);
  const endings = value
    .at('endings')
    .entries()
    .map(([name, results]) => [name, readResults(results)] as const);
  return {
    cards: Object.fromEntries(cards.map((card) => [keyOf(card.item), card])),
    days: Object.fromEntries(days),
    endings: Object.fromEntries(endings),
  };
}

/** The same as plain data. */
export function writtenState({ cards, days, endings }: PracticeState): object {
  return { cards: Object.values(cards), days, endings };
}

function readCard(value: ValueReader): PracticeCard {
  const memory = value.at('memory');
  return {
    item: readItem(value.at('item')),
    due: value.at('due').count(0, LAST_MOMENT),
    memory: memory.isNull() ? null : readMemory(memory),
  };
}

function readItem(value: ValueReader): PracticeItem {
  const kind = value.at('kind').oneOf(['puzzle', 'ending', 'position']);
  switch (kind) {
    case 'puzzle':
      return { kind, id: value.at('id').text() };
    case 'ending':
      return { kind, name: value.at('name').text() };
    case 'position':
      return {
        kind,
        origin: value.at('origin').oneOf(POSITION_ORIGINS),
        fen: value.at('fen').text(),
        moves: value
          .at('moves')
          .list(1)
          .slice(0, MOST_MOVES)
          .map((move) => move.text()),
        goal: value.at('goal').oneOf(PUZZLE_GOALS),
      };
    default:
      return kind satisfies never;
  }
}

function readMemory(value: ValueReader): CardMemory {
  return {
    stability: value.at('stability').number(0, 1e6),
    difficulty: value.at('difficulty').number(0, 10),
    stage: value.at('stage').oneOf(CARD_STAGES),
    step: value.at('step').count(0, 100),
    days: value.at('days').count(0, 1e6),
    times: value.at('times').count(),
    lapses: value.at('lapses').count(),
    last: value.at('last').count(0, LAST_MOMENT),
  };
}

function readDay(value: ValueReader): PracticeDay {
  return {
    cards: value.at('cards').count(),
    fresh: value.at('fresh').count(),
    seconds: value.at('seconds').number(0, 86_400),
  };
}

function readResults(value: ValueReader): (number | null)[] {
  const results = value.list().map((one) => (one.isNull() ? null : one.count(0, MOST_PLIES)));
  return results.slice(-MOST_RESULTS);
}

/** The same after a card was practised; `day` is the name of the day. */
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

/** The same after another position of an ending. */
export function withResult(state: PracticeState, name: string, over: number | null): PracticeState {
  const results = [...(state.endings[name] ?? []), over].slice(-MOST_RESULTS);
  return { ...state, endings: { ...state.endings, [name]: results } };
}
