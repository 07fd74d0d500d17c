import { expect, test } from 'vitest';
import { numberedMoves } from './numbered.ts';

test('the first move of a line and those of the first side have numbers', () => {
  const white = { startMoveNumber: 1, startToMove: 'first' } as const;
  expect(numberedMoves(white, 0, ['e4', 'e5', 'Nf3'])).toEqual(['1. e4', 'e5', '2. Nf3']);
  expect(numberedMoves(white, 5, ['a6', 'Ba4'])).toEqual(['3… a6', '4. Ba4']);
  const black = { startMoveNumber: 30, startToMove: 'second' } as const;
  expect(numberedMoves(black, 0, ['f1=Q', 'Kh2', 'Qf4+'])).toEqual(['30… f1=Q', '31. Kh2', 'Qf4+']);
});
