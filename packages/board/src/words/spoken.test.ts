import type { BoardPiece, NotatedMove, SideName, View } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { spokenMove } from './said.ts';

/** Pieces written as `Ke1` (first) and `ke8` (second). */
function pieces(text: string): BoardPiece[] {
  return text.split(' ').map((word) => {
    const letter = word.charAt(0);
    const side: SideName = letter === letter.toUpperCase() ? 'first' : 'second';
    return { square: word.slice(1), side, kind: letter.toUpperCase() };
  });
}

test.each([
  ['a quiet move', 'Ke1 ke8', 'e1e2', undefined, 'White king from e1 to e2'],
  ['a capture', 'Pe4 pd5', 'e4d5', 'pd5', 'White pawn from e4 to d5, captures pawn'],
  ['en passant', 'Pe5 pd5', 'e5d6', 'pd5', 'White pawn from e5 to d6, captures pawn'],
  ['castling', 'Ke1 Rh1 ke8', 'e1g1', undefined, 'White king from e1 to g1'],
  [
    'a capture that promotes',
    'Pb7 ra8',
    'b7a8q',
    'ra8',
    'White pawn from b7 to a8, captures rook, promotes to queen',
  ],
])('%s', (_, before, uci, captured, sentence) => {
  const move: Partial<NotatedMove> = {
    uci,
    from: uci.slice(0, 2),
    to: uci.slice(2, 4),
    promotion: uci.slice(4).toUpperCase() || undefined,
    ...(captured !== undefined && { captured: pieces(captured)[0] as BoardPiece }),
  };
  const view: Partial<View> = {
    game: { game: 'chess', moves: [uci] },
    history: [move as NotatedMove],
    check: undefined,
  };
  expect(spokenMove(en, pieces(before), view as View)).toBe(sentence);
});
