import type { SearchScore } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { lossOf, reviewOf } from './accuracy.ts';

const cp = (value: number): SearchScore => ({ kind: 'centipawns', value });
const mate = (moves: number): SearchScore => ({ kind: 'mateIn', moves });
const mated = (moves: number): SearchScore => ({ kind: 'matedIn', moves });

test('a move that keeps the value, or betters it, is wholly accurate', () => {
  for (const after of [cp(50), cp(80), mate(3)]) {
    const loss = lossOf('first', cp(50), after, false);
    expect(loss).toMatchObject({ loss: 0, centipawns: 0, accuracy: 100, moveClass: null });
  }
});

test('the move the engine would have played has no fault, whatever a later search says', () => {
  expect(lossOf('first', cp(100), cp(-100), true)).toMatchObject({ loss: 0, moveClass: null });
});

test('what is a loss for one side is a gain for the other', () => {
  expect(lossOf('first', cp(200), cp(0), false).centipawns).toBe(200);
  expect(lossOf('second', cp(200), cp(0), false).centipawns).toBe(0);
  expect(lossOf('second', cp(-200), cp(0), false).loss).toBeCloseTo(
    lossOf('first', cp(200), cp(0), false).loss,
  );
});

test.each([
  [cp(0), cp(-30), null],
  [cp(0), cp(-70), 'inaccuracy'],
  [cp(0), cp(-130), 'mistake'],
  [cp(0), cp(-300), 'blunder'],
  // In a decided game the same centipawns count less.
  [cp(900), cp(800), null],
  [mate(2), cp(900), null],
  [mate(2), cp(0), 'blunder'],
  [cp(0), mated(4), 'blunder'],
  [mate(2), mate(5), null],
])('from %j to %j: %s', (before, after, moveClass) => {
  expect(lossOf('first', before, after, false).moveClass).toBe(moveClass);
});

test('losing eight games of a hundred halves the accuracy', () => {
  // 1 / (1 + 3^(c / 230)) = 0.42
  const loss = lossOf('first', cp(0), cp(-67.57), false);
  expect(loss.loss).toBeCloseTo(0.08, 3);
  expect(loss.accuracy).toBeCloseTo(50, 0);
});

test('a queen or a mate given away in a decided game costs accuracy, and is no mistake', () => {
  for (const [before, after] of [
    [cp(-1_000), cp(-1_900)],
    [mate(2), cp(1_200)],
  ] as const) {
    const loss = lossOf('first', before, after, false);
    expect(loss.moveClass).toBeNull();
    expect(loss.accuracy).toBeLessThan(50);
  }
});

test('a mate counts ten pawns', () => {
  expect(lossOf('first', mate(1), mated(1), false).centipawns).toBe(2_000);
  expect(lossOf('first', cp(2_500), cp(1_500), false).centipawns).toBe(0);
});

test('a side is judged by its own moves, most by those of an even game', () => {
  const best = lossOf('first', cp(0), cp(0), true);
  const blunder = lossOf('first', cp(0), cp(-600), false);
  const lost = lossOf('first', cp(-1_000), cp(-1_000), false);
  const theirs = lossOf('second', cp(0), cp(600), false);
  const good = reviewOf('first', [best, theirs, best]);
  expect(good).toMatchObject({ accuracy: 100, averageLoss: 0, moves: 2 });
  const bad = reviewOf('first', [...Array.from({ length: 19 }, () => best), blunder]);
  const afterwards = reviewOf('first', [blunder, ...Array.from({ length: 19 }, () => lost)]);
  expect(bad?.counts).toEqual({ inaccuracy: 0, mistake: 0, blunder: 1 });
  expect(bad?.averageLoss).toBe(30);
  // Moves without a choice do not make up for the one that lost the game.
  expect(afterwards?.accuracy).toBeLessThan(75);
  expect(bad?.accuracy).toBeGreaterThan(90);
  expect(reviewOf('second', [best])).toBeNull();
});
