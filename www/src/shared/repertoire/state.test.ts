import { expect, test } from 'vitest';
import '@chariot/engine/testing/browser';
import { practised, recallOf } from '../practice/schedule.ts';
import { NO_TRAINING, readTraining, type TrainerState, writtenTraining } from './state.ts';
import { repertoireOf } from './trees.testing.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const DAY = 24 * 60 * 60_000;
const STATE: TrainerState = {
  first: repertoireOf('a b c', 'a d'),
  second: repertoireOf('e f'),
  cards: { ' a': practised({ due: NOW, memory: null }, 'good', NOW) },
};

const stored = (value: object): unknown => JSON.parse(JSON.stringify(value));

test('what is kept is read again', () => {
  expect(readTraining(stored(writtenTraining(STATE)))).toEqual(STATE);
  expect(readTraining(stored(writtenTraining(NO_TRAINING)))).toEqual(NO_TRAINING);
});

test.each([
  ['a newer version', { ...writtenTraining(STATE), version: 3 }],
  ['a row without its parent', { ...writtenTraining(STATE), first: [[5, 'a', 'a']] }],
  ['a row that is none', { ...writtenTraining(STATE), second: ['a'] }],
  ['a card that is none', { ...writtenTraining(STATE), cards: { a: 1 } }],
  ['something else', []],
])('%s is refused', (_, value) => {
  expect(() => readTraining(value)).toThrow();
});

test('a card of a position, as version 1 has it, becomes that of its main answer', () => {
  const card = STATE.cards[' a'];
  const written = {
    ...writtenTraining(STATE),
    version: 1,
    cards: { '': card, ab: card, gone: card },
  };
  expect(readTraining(stored(written)).cards).toEqual({ ' a': card, 'ab abc': card });
});

test('what is known fades until it is asked for again', () => {
  const card = STATE.cards[' a'];
  if (!card) throw new Error('no card');
  const recall = [0, 1, 10, 100].map((days) => recallOf(card.memory, card.due, NOW + days * DAY));
  expect(recall).toEqual(recall.toSorted((a, b) => b - a));
  expect(recall[0]).toBe(1);
  expect(recallOf(card.memory, card.due, card.due)).toBeCloseTo(0.9, 1);
});
