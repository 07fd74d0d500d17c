import '@chariot/engine/testing/browser';
import type { View } from '@chariot/protocol';
import { expect, test } from 'vitest';

const { soundOf } = await import('./moves.ts');

/** A position after these moves, with this number of pieces. */
function view(moves: string, pieces: number, extra: Partial<View> = {}): View {
  const history = moves.split(' ').filter(Boolean);
  return {
    history: history.map((uci) => ({ uci })),
    pieces: Array.from({ length: pieces }, () => ({})),
    ...extra,
  } as View;
}

test.each([
  ['a move', view('', 32), view('e2e4', 32), 'move'],
  ['a capture', view('e2e4 d7d5', 32), view('e2e4 d7d5 e4d5', 31), 'capture'],
  ['a check', view('e2e4', 32), view('e2e4 f8b4', 32, { check: 'e1' }), 'check'],
  ['a capture with check', view('e2e4', 32), view('e2e4 f8b4', 31, { check: 'e1' }), 'check'],
  ['a move taken back', view('e2e4', 32), view('', 32), null],
  ['the same again', view('e2e4', 32), view('e2e4', 32), null],
  ['two at once', view('', 32), view('e2e4 e7e5', 32), null],
  ['another line', view('e2e4', 32), view('d2d4 d7d5', 32), null],
] as const)('%s', (_, before, after, sound) => {
  expect(soundOf(before, after)).toBe(sound);
});

test('the end is heard above all', () => {
  const end = { termination: 'checkmate' } as View['result'];
  expect(soundOf(view('a', 9), view('a b', 8, { check: 'e1', result: end }))).toBe('end');
});
