import { expect, test } from 'vitest';
import { NOTHING_DONE, readDone } from './progress.ts';
import { FIRST_RATING, ratedBy } from './rating.ts';

test('a rating is one that can be stored, after the greatest surprise and many misses', () => {
  const stored = (rating: ReturnType<typeof ratedBy>) =>
    readDone({ ...NOTHING_DONE, rating })?.rating;
  const surprised = ratedBy(FIRST_RATING, 2_850, true);
  expect(surprised.rating).toBeGreaterThan(1_200);
  expect(stored(surprised)).toEqual(surprised);
  let missed = FIRST_RATING;
  for (let i = 0; i < 200; i += 1) missed = ratedBy(missed, 400, false);
  expect(missed.rating).toBeGreaterThanOrEqual(100);
  expect(stored(missed)).toEqual(missed);
});
