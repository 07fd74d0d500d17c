import type { NotatedMove } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { playHand } from './hand.ts';

/** A move by its UCI text; castling adds the squares of king and rook. */
function move(uci: string, kingTo?: string, rookFrom?: string): NotatedMove {
  const plain: NotatedMove = {
    uci,
    from: uci.slice(0, 2),
    to: uci.slice(2, 4),
    promotion: undefined,
    text: uci,
  };
  return kingTo && rookFrom ? { ...plain, castling: { kingTo, rookFrom } } : plain;
}

/** The moves meant by putting a piece from one square on another. */
function meant(moves: readonly NotatedMove[], from: string, to: string): string[] {
  let chosen: string[] = [];
  const hand = playHand(moves, (candidates) => {
    chosen = candidates.map(({ uci }) => uci);
  });
  if (hand.targets(from).has(to)) hand.drop(from, to);
  return chosen;
}

test('castling is meant by the new square of the king and by the square of its rook', () => {
  const usual = [move('e1f1'), move('e1g1', 'g1', 'h1')];
  expect(meant(usual, 'e1', 'g1')).toEqual(['e1g1']);
  expect(meant(usual, 'e1', 'h1')).toEqual(['e1g1']);
  const other = [move('b1a1'), move('b1h1', 'g1', 'h1')];
  expect(meant(other, 'b1', 'g1')).toEqual(['b1h1']);
  expect(meant(other, 'b1', 'h1')).toEqual(['b1h1']);
});

test('a step of the king to its castling square is a step', () => {
  const moves = [move('f1g1'), move('f1h1', 'g1', 'h1')];
  expect(meant(moves, 'f1', 'g1')).toEqual(['f1g1']);
  expect(meant(moves, 'f1', 'h1')).toEqual(['f1h1']);
});

test('a square that no move reaches is none, and a promotion has four moves', () => {
  const moves = ['q', 'r', 'b', 'n'].map((piece) => move(`a7a8${piece}`));
  expect(meant(moves, 'a7', 'b8')).toEqual([]);
  expect(meant(moves, 'a7', 'a8')).toHaveLength(4);
});
