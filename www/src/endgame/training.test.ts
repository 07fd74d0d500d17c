import type { View } from '@chariot/protocol';
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

test('a game from a known draw is measured without a table', () => {
  const training = new Training();
  const at = (plies: number, result?: object): View =>
    ({ startToMove: 'first', toMove: 'second', history: Array(plies).fill({}), result }) as never;
  training.begin({ plies: 0, side: 'second', value: { kind: 'draw' } });
  const move = { uci: 'a6b6', from: 'a6', to: 'b6', text: 'Rb6', promotion: undefined };
  training.tell({ view: at(1), known: null, result: null, move, counts: true });
  expect(training.summary(at(3, { winner: undefined }))).toEqual({ kind: 'held' });
  expect(training.summary(at(3, { winner: 'first' }))).toEqual({ kind: 'lost' });
});
