import { expect, test } from 'vitest';
import type { PlacedMan, Player } from '../generated/wasm.js';
import { type TrackedMan, track } from './tracking.ts';

/** Men written as `Ke1` (first) and `ke8` (second). */
function men(text: string): PlacedMan[] {
  return text.split(' ').map((word) => {
    const letter = word.charAt(0);
    const side: Player = letter === letter.toUpperCase() ? 'first' : 'second';
    return { square: word.slice(1), side, kind: letter.toUpperCase() };
  });
}

const idAt = (position: TrackedMan[], square: string): number | undefined =>
  position.find((man) => man.square === square)?.id;

test('a man keeps its number when it moves, and the others theirs', () => {
  const before = track([], men('Ke1 Ra1 Rh1 ke8'));
  const after = track(before, men('Ke1 Rd1 Rh1 ke8'), { from: 'a1', to: 'd1' });
  expect(idAt(after, 'd1')).toBe(idAt(before, 'a1'));
  for (const square of ['e1', 'h1', 'e8']) expect(idAt(after, square)).toBe(idAt(before, square));
});

test('castling moves two men', () => {
  const before = track([], men('Ke1 Rh1'));
  const after = track(before, men('Kg1 Rf1'), { from: 'e1', to: 'g1' });
  expect([idAt(after, 'g1'), idAt(after, 'f1')]).toEqual([idAt(before, 'e1'), idAt(before, 'h1')]);
});

test('a promoted man keeps the number of the man that went there', () => {
  const before = track([], men('Pa7 Qb1'));
  const after = track(before, men('Qa8 Qb1'), { from: 'a7', to: 'a8' });
  expect(idAt(after, 'a8')).toBe(idAt(before, 'a7'));
});

test('a capture leaves the number of the captured man unused', () => {
  const before = track([], men('Ra1 ra8'));
  const after = track(before, men('Ra8'), { from: 'a1', to: 'a8' });
  expect(after.map((man) => man.id)).toEqual([idAt(before, 'a1')]);
});

test('numbers are unique, whatever the positions', () => {
  const positions = ['Ke1 Pa2 Pb2', 'Ke2 Pa4 Qb8 Nc3', 'ke8', 'Ke1 Pa2 Pb2 Qd1 qd8'].map(men);
  let tracked: TrackedMan[] = [];
  for (const position of positions) {
    tracked = track(tracked, position);
    expect(new Set(tracked.map((man) => man.id)).size).toBe(position.length);
  }
});
