import { expect, test } from 'vitest';
import { passed } from './threat.ts';

test('whoever passes leaves the position to the other side, and no pawn to be taken in passing', () => {
  expect(passed('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2')).toBe(
    'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2',
  );
  expect(passed('4k4/9/9/9/9/9/9/9/9/4K4 b - - 3 7')).toBe('4k4/9/9/9/9/9/9/9/9/4K4 w - - 3 7');
});
