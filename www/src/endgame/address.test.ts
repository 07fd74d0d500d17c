import { expect, test } from 'vitest';
import { isAddressOf, readAddress, writeAddress } from './address.ts';

const FEN = '8/8/8/3k4/8/8/8/R3K3 w - - 0 1';

test('what was written is read', () => {
  const address = writeAddress('chess', { material: 'KRK', fen: FEN });
  expect(address).toBe('#endgame/chess/KRK?fen=8/8/8/3k4/8/8/8/R3K3_w_-_-_0_1');
  expect(readAddress('chess', address)).toEqual({ material: 'KRK', fen: FEN });
});

test.each([
  ['#endgame/chess/KBNK', { material: 'KBNK' }],
  [`#endgame/chess/KRK?fen=${encodeURIComponent(FEN)}`, { material: 'KRK', fen: FEN }],
  [`#endgame/chess?fen=${encodeURIComponent(FEN)}`, { material: '', fen: FEN }],
  ['#endgame/chess/KRK?fen=%', { material: 'KRK', fen: '%' }],
  ['#endgame/chess/KRK?x=1&fen=k', { material: 'KRK', fen: 'k' }],
  ['#endgame/chess', null],
  ['#endgame/xiangqi/KRK', null],
  ['#play/chess', null],
])('%s', (hash, read) => {
  expect(readAddress('chess', hash)).toEqual(read);
});

test('a long text is cut', () => {
  const long = readAddress('chess', `#endgame/chess/KRK?fen=${'k'.repeat(100_000)}`);
  expect(long?.fen).toHaveLength(300);
});

test.each([
  ['#endgame/chess', true],
  ['#endgame/chess/KRK?fen=8/8/8/3k4/8/8/8/R3K3_w', true],
  ['#endgame', true],
  ['#endgame/xiangqi', false],
  ['#play/chess', false],
  ['', false],
])('%s is an address of endings of chess: %s', (hash, expected) => {
  expect(isAddressOf('chess', hash)).toBe(expected);
});
