import '@chariot/engine/testing/browser';
import { beforeEach, expect, test } from 'vitest';
import { practiceStorage } from './keeper.ts';
import { NO_STATE, type PracticeState } from './state.ts';
import type { KeptStorage } from './storage.ts';

const KEY = 'chariot.practice.chess';
const ASIDE = 'chariot.practice.chess.unreadable';
const KNOWN = {
  ...NO_STATE,
  days: { '2026-11-23': { cards: 4, fresh: 0, seconds: 100 } },
};

/** Stored texts, and the most characters a value may have. */
const stored = new Map<string, string>();
let most = Number.POSITIVE_INFINITY;

Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > most) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
  },
});

const open = (): KeptStorage<PracticeState> => practiceStorage('practice.chess');

beforeEach(() => {
  stored.clear();
  most = Number.POSITIVE_INFINITY;
});

test('what is kept is read again', () => {
  open().write(KNOWN);
  expect(open().read()).toEqual(KNOWN);
  expect(open().unreadable.value).toEqual([]);
  expect(stored.has(ASIDE)).toBe(false);
});

test.each(['no JSON', '{"cards":{},"days":{},"endings":{}}', '{"version":2}'])(
  'what cannot be read is put aside: %s',
  (text) => {
    stored.set(KEY, text);
    const storage = open();
    expect(storage.read()).toBeUndefined();
    expect(storage.unreadable.value).toEqual([text]);
    storage.write(KNOWN);
    // The next visit neither loses it nor sets it aside twice.
    expect(open().read()).toEqual(KNOWN);
    stored.set(KEY, text);
    expect(open().unreadable.value).toEqual([text]);
    stored.set(KEY, `${text} `);
    expect(open().unreadable.value).toEqual([text, `${text} `]);
  },
);

test('another tab may have written it meanwhile', () => {
  const storage = open();
  storage.write(KNOWN);
  stored.set(KEY, '{"version":2}');
  storage.write(NO_STATE);
  expect(storage.unreadable.value).toEqual(['{"version":2}']);
  expect(storage.read()).toEqual(NO_STATE);
});

test('without a place for it, nothing replaces it', () => {
  const text = 'x'.repeat(1_000);
  stored.set(KEY, text);
  most = 900;
  const storage = open();
  storage.write(KNOWN);
  expect(stored.get(KEY)).toBe(text);
});

test('it may be deleted', () => {
  stored.set(KEY, 'x');
  const storage = open();
  storage.write(KNOWN);
  storage.discard();
  expect(storage.unreadable.value).toEqual([]);
  expect(open().unreadable.value).toEqual([]);
  expect(open().read()).toEqual(KNOWN);
});
