import { expect, test } from 'vitest';
import '@chariot/engine/testing/browser';
import { newCard, type PracticeCard, type PracticeRating } from './card.ts';
import { practised, ratingOfEnding, ratingOfPuzzle } from './schedule.ts';

const NOW = Date.UTC(2026, 10, 23, 18);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const CARD = newCard({ kind: 'puzzle', id: 'a' }, NOW);

/** The card after these ratings, each given when it was due. */
const after = (...ratings: PracticeRating[]): PracticeCard =>
  ratings.reduce((card, rating) => practised(card, rating, card.due), CARD);
const wait = ({ due, memory }: PracticeCard): number => due - (memory?.last ?? 0);

test('what fails comes back the same day, what is solved another day, what is easy later', () => {
  expect(wait(after('again'))).toBeLessThanOrEqual(10 * MINUTE);
  expect(wait(after('hard'))).toBeLessThan(30 * MINUTE);
  expect(wait(after('good'))).toBeGreaterThanOrEqual(DAY);
  expect(wait(after('easy'))).toBeGreaterThan(wait(after('good')));
});

test('what is known comes later and later', () => {
  const waits = [1, 2, 3, 4].map((times) => wait(after(...Array(times).fill('good'))));
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits.at(-1)).toBeGreaterThan(30 * DAY);
});

test('what was known and is forgotten begins again, and comes sooner than before', () => {
  const forgotten = after('good', 'good', 'again');
  expect(forgotten.memory).toMatchObject({ stage: 'relearning', lapses: 1, times: 3 });
  expect(wait(forgotten)).toBeLessThanOrEqual(10 * MINUTE);
  const again = practised(forgotten, 'good', forgotten.due);
  expect(again.memory?.stage).toBe('review');
  expect(wait(again)).toBeLessThan(wait(after('good', 'good', 'good')));
});

test('the same answers give the same days, before and after they were stored', () => {
  const card = after('good', 'hard', 'good');
  expect(after('good', 'hard', 'good')).toEqual(card);
  const stored = JSON.parse(JSON.stringify(card)) as PracticeCard;
  expect(practised(stored, 'easy', card.due)).toEqual(practised(card, 'easy', card.due));
});

test('puzzles are rated by help and time, endings by plies over the fewest', () => {
  expect(ratingOfPuzzle('failed', 100, 1)).toBe('again');
  expect(ratingOfPuzzle('hinted', 100, 1)).toBe('hard');
  expect(ratingOfPuzzle('solved', 20_000, 1)).toBe('good');
  expect(ratingOfPuzzle('solved', 20_000, 3)).toBe('easy');
  expect(ratingOfEnding(null, 20)).toBe('again');
  expect(ratingOfEnding(0, 20)).toBe('easy');
  expect(ratingOfEnding(4, 20)).toBe('good');
  expect(ratingOfEnding(12, 20)).toBe('hard');
});
