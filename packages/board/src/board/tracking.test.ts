import type { BoardPiece, SideName } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { type TrackedPiece, track } from './tracking.ts';

/** Pieces written as `Ke1` (first) and `ke8` (second). */
function pieces(text: string): BoardPiece[] {
  return text.split(' ').map((word) => {
    const letter = word.charAt(0);
    const side: SideName = letter === letter.toUpperCase() ? 'first' : 'second';
    return { square: word.slice(1), side, kind: letter.toUpperCase() };
  });
}

const idAt = (position: TrackedPiece[], square: string): number | undefined =>
  position.find((piece) => piece.square === square)?.id;

test('a piece keeps its number when it moves, and the others theirs', () => {
  const before = track([], pieces('Ke1 Ra1 Rh1 ke8'));
  const after = track(before, pieces('Ke1 Rd1 Rh1 ke8'), { from: 'a1', to: 'd1' });
  expect(idAt(after, 'd1')).toBe(idAt(before, 'a1'));
  for (const square of ['e1', 'h1', 'e8']) expect(idAt(after, square)).toBe(idAt(before, square));
});

test('castling moves two pieces', () => {
  const before = track([], pieces('Ke1 Rh1'));
  const after = track(before, pieces('Kg1 Rf1'), { from: 'e1', to: 'g1' });
  expect([idAt(after, 'g1'), idAt(after, 'f1')]).toEqual([idAt(before, 'e1'), idAt(before, 'h1')]);
});

test('a promoted piece keeps the number of the piece that went there', () => {
  const before = track([], pieces('Pa7 Qb1'));
  const after = track(before, pieces('Qa8 Qb1'), { from: 'a7', to: 'a8' });
  expect(idAt(after, 'a8')).toBe(idAt(before, 'a7'));
});

test('a capture leaves the number of the captured piece unused', () => {
  const before = track([], pieces('Ra1 ra8'));
  const after = track(before, pieces('Ra8'), { from: 'a1', to: 'a8' });
  expect(after.map((piece) => piece.id)).toEqual([idAt(before, 'a1')]);
});

test('numbers are unique, whatever the positions', () => {
  const positions = ['Ke1 Pa2 Pb2', 'Ke2 Pa4 Qb8 Nc3', 'ke8', 'Ke1 Pa2 Pb2 Qd1 qd8'].map(pieces);
  let tracked: TrackedPiece[] = [];
  for (const position of positions) {
    tracked = track(tracked, position);
    expect(new Set(tracked.map((piece) => piece.id)).size).toBe(position.length);
  }
});
