import { describe, expect, test } from 'vitest';
import '@chariot/engine/testing/browser';
import { type CardMemory, keyOf, type PracticeCard, type PracticeItem } from './card.ts';
import { DAY_SECONDS, daySet, NEW_A_DAY, nextOf } from './daily.ts';
import { dayOf, daysBefore, NO_PRACTICE, type PracticeDays, streakOf } from './state.ts';

const NOW = new Date(2026, 10, 23, 18, 0).getTime();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const puzzle = (id: string): PracticeItem => ({ kind: 'puzzle', id });
const MEMORY: CardMemory = {
  stability: 3,
  difficulty: 5,
  stage: 'review',
  step: 0,
  days: 3,
  times: 2,
  lapses: 0,
  last: NOW - 3 * DAY,
};
const card = (id: string, due: number, memory: Partial<CardMemory> = {}): PracticeCard => ({
  item: puzzle(id),
  due,
  memory: { ...MEMORY, ...memory },
});
const ids = (items: readonly PracticeItem[]): string[] => items.map(keyOf);

describe('the set of a day', () => {
  test('has what is due today, longest due first, and nothing of tomorrow', () => {
    const cards = [
      card('tonight', NOW + 3 * 60 * MINUTE),
      card('old', NOW - 5 * DAY),
      card('tomorrow', NOW + 7 * 60 * MINUTE),
      card('now', NOW),
    ];
    const { due, fresh, seconds } = daySet(cards, [], NO_PRACTICE, NOW);
    expect(ids(due)).toEqual(['puzzle:old', 'puzzle:now', 'puzzle:tonight']);
    expect(fresh).toEqual([]);
    expect(seconds).toBe(3 * 45);
  });

  test('has new cards after those that are due, those of own games first', () => {
    const own: PracticeItem = {
      kind: 'position',
      origin: 'game',
      fen: 'x w - - 0 1',
      moves: ['a1a2'],
      goal: 'best',
    };
    const cards = [{ item: own, due: NOW - DAY, memory: null }, card('due', NOW)];
    const set = daySet(cards, [puzzle('new')], NO_PRACTICE, NOW);
    expect(ids(set.due)).toEqual(['puzzle:due']);
    expect(ids(set.fresh)).toEqual([keyOf(own), 'puzzle:new']);
  });

  test('takes about ten minutes, and fewer once some were practised', () => {
    const many = Array.from({ length: 50 }, (_, i) => card(`card${i}`, NOW - i));
    const whole = daySet(many, [puzzle('new')], NO_PRACTICE, NOW);
    expect(whole.seconds).toBeGreaterThanOrEqual(DAY_SECONDS);
    expect(whole.seconds).toBeLessThan(DAY_SECONDS + 45);
    expect(whole.fresh).toEqual([]);
    const half = daySet(many, [], { ...NO_PRACTICE, seconds: DAY_SECONDS / 2 }, NOW);
    expect(half.due.length).toBe(Math.ceil(whole.due.length / 2));
    expect(daySet(many, [], { ...NO_PRACTICE, seconds: DAY_SECONDS }, NOW).due).toEqual([]);
    expect(
      daySet(many, [], { ...NO_PRACTICE, seconds: DAY_SECONDS }, NOW, 2 * DAY_SECONDS).due,
    ).toHaveLength(whole.due.length);
  });

  test('has no more new cards than a day may have', () => {
    const fresh = Array.from({ length: 20 }, (_, i) => puzzle(`new${i}`));
    expect(daySet([], fresh, NO_PRACTICE, NOW).fresh).toHaveLength(NEW_A_DAY);
    const today = { cards: 6, fresh: 6, seconds: 60 };
    expect(daySet([], fresh, today, NOW).fresh).toHaveLength(NEW_A_DAY - 6);
  });

  test('what failed comes once more the same day, when its time has come or nothing else is left', () => {
    const failed = card('failed', NOW + 10 * MINUTE, { stage: 'relearning', last: NOW });
    const cards = [failed, card('due', NOW - DAY)];
    const byKey = Object.fromEntries(cards.map((one) => [keyOf(one.item), one]));
    const spent = { cards: 20, fresh: 0, seconds: 2 * DAY_SECONDS };
    expect(nextOf(daySet(cards, [], NO_PRACTICE, NOW), byKey, NOW)).toEqual(puzzle('due'));
    expect(nextOf(daySet([failed], [], spent, NOW), byKey, NOW)).toEqual(puzzle('failed'));
    const later = NOW + 11 * MINUTE;
    expect(nextOf(daySet(cards, [], NO_PRACTICE, later), byKey, later)).toEqual(puzzle('failed'));
    expect(nextOf(daySet([], [], NO_PRACTICE, NOW), {}, NOW)).toBeUndefined();
  });
});

describe('days of practice', () => {
  const on = (...ago: number[]): PracticeDays =>
    Object.fromEntries(
      ago.map((days) => [dayOf(daysBefore(NOW, days)), { cards: 1, fresh: 0, seconds: 9 }]),
    );

  test('are named as where the browser is', () => {
    expect(dayOf(NOW)).toBe('2026-11-23');
    expect(dayOf(daysBefore(NOW, 23))).toBe('2026-10-31');
  });

  test('are counted in all, and in a row up to today or yesterday', () => {
    expect(streakOf({}, NOW)).toEqual({ all: 0, inARow: 0 });
    expect(streakOf(on(0, 1, 2, 5), NOW)).toEqual({ all: 4, inARow: 3 });
    expect(streakOf(on(1, 2), NOW)).toEqual({ all: 2, inARow: 2 });
    expect(streakOf(on(2, 3), NOW)).toEqual({ all: 2, inARow: 0 });
  });
});
