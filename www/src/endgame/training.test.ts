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

const at = (plies: number, result?: object): View =>
  ({ startToMove: 'first', toMove: 'second', history: Array(plies).fill({}), result }) as never;
const move = { uci: 'a6b6', from: 'a6', to: 'b6', text: 'Rb6', promotion: undefined };

test('a game from a known draw is measured without a table', () => {
  const training = new Training();
  training.begin({ side: 'second', result: 'draw' });
  training.tell({ view: at(1), known: null, result: null, move, counts: true });
  expect(training.summary(at(3, { winner: undefined }))).toEqual({ kind: 'held' });
  expect(training.summary(at(3, { winner: 'first' }))).toEqual({ kind: 'lost' });
});

test('a known result holds until a move throws it away, and again once that move is taken back', () => {
  const training = new Training();
  const line = (uci: string, value: number) => ({
    depth: 20,
    score: { kind: 'centipawns', value },
    pv: [{ uci, text: uci }],
  });
  const play = (uci: string) =>
    training.tell({
      view: at(1),
      known: { view: at(1), lines: [line('a6b6', 0), line('a6a1', -3_000)] } as never,
      result: 'draw',
      move: { ...move, uci },
      counts: true,
    });
  expect(training.known(at(0))).toBeNull();
  training.begin({ side: 'second', result: 'draw' });
  expect(training.known(at(1))).toBe('draw');
  play('a6a1');
  expect(training.known(at(2))).toBeNull();
  training.clear();
  expect(training.known(at(3))).toBeNull();
  expect(training.known(at(1))).toBe('draw');
  play('a6b6');
  expect(training.known(at(3))).toBe('draw');
  training.begin(null);
  expect(training.known(at(0))).toBeNull();
});
