import '@chariot/engine/testing/browser';
import { engineOf } from '@chariot/engine/testing';
import { expect, test } from 'vitest';
import { gamesOfText } from './held.ts';

const engine = await engineOf('chess');

const PGN = `[White "I"]
[Black "A"]

1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 1-0

[White "B"]
[Black "I"]

1. d4 d5 0-1

[White "I"]
[Black "C"]
[FEN "8/8/8/4k3/8/8/4K2R/8 w - - 0 1"]

1. Rh5+ *
`;

test('a text is read as games of one side, without variations and other starts', async () => {
  const read = async (side: 'first' | 'second') =>
    (await gamesOfText(engine, 'chess', PGN, side)).map(({ line }) => line.map(({ uci }) => uci));
  expect(await read('first')).toEqual([['e2e4', 'e7e5', 'g1f3', 'b8c6']]);
  expect(await read('second')).toEqual([['d2d4', 'd7d5']]);
});

test('every move has its key, and the notation of the page', async () => {
  const [game] = await gamesOfText(engine, 'chess', '1. e4 e5 *', 'first');
  expect(game?.moves.map(({ text }) => text)).toEqual(['e4', 'e5']);
  expect(game?.line.every(({ key }) => key.length === 7)).toBe(true);
});
