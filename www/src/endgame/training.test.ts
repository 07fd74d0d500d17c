import { expect, test } from 'vitest';
import '@chariot/engine/testing/browser';
import { Training } from './training.ts';

test('another ending starts a new count, the same one goes on', () => {
  const training = new Training();
  const counted = { best: 2, slower: 1, thrown: 0, streak: 2 };
  training.score.value = counted;
  training.keepFor('KRPKR');
  expect(training.score.value).toEqual(counted);
  training.keepFor('KRPKR');
  expect(training.score.value).toEqual(counted);
  training.keepFor('KBNK');
  expect(training.score.value).toEqual({ best: 0, slower: 0, thrown: 0, streak: 0 });
});
