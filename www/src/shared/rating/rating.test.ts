import { expect, test } from 'vitest';
import { NOTHING_DONE, readDone } from '../puzzles/progress.ts';
import type { RatedResult } from './glicko.ts';
import { FIRST_RATING, ratedAfter } from './rating.ts';

const puzzle = (rating: number, score: number): RatedResult => ({
  opponent: { rating, deviation: 300 },
  score,
});

test('a rating is one that can be stored, after the greatest surprise and many misses', () => {
  const stored = (rating: ReturnType<typeof ratedAfter>) =>
    readDone({ ...NOTHING_DONE, rating })?.rating;
  const surprised = ratedAfter(FIRST_RATING, puzzle(2_850, 1));
  expect(surprised.rating).toBeGreaterThan(1_200);
  expect(stored(surprised)).toEqual(surprised);
  let missed = FIRST_RATING;
  for (let i = 0; i < 200; i += 1) missed = ratedAfter(missed, puzzle(400, 0));
  expect(missed.rating).toBeGreaterThanOrEqual(100);
  expect(stored(missed)).toEqual(missed);
});
