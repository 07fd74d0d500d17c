import { engineOf } from '@chariot/engine/testing';
import type { GameName, Setup } from '@chariot/protocol';
import { expect, test } from 'vitest';

/** The setup in a FEN. */
async function read(game: GameName, fen: string): Promise<Setup | undefined> {
  const reply = await (await engineOf(game)).ask('readSetup', { game, fen });
  if ('error' in reply) throw new Error(JSON.stringify(reply.error));
  return reply.setup;
}

test.each<[GameName, string]>([
  ['chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
  ['chess', 'rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3'],
  ['chess', '8/8/8/3k4/8/8/8/R3K3 b Q - 12 40'],
  ['chess', '8/8/8/8/8/8/8/8 w - - 0 1'],
  ['xiangqi', 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1'],
  ['xiangqi', '3ak4/9/9/9/9/9/9/9/4R4/4K4 b - - 3 9'],
])('%s: %s is read and written', async (game, fen) => {
  const setup = await read(game, fen);
  if (!setup) throw new Error('no setup');
  const reply = await (await engineOf(game)).ask('compose', { game, setup });
  expect(reply).toMatchObject({ fen });
});

test('what is missing or odd has its usual value', async () => {
  expect(await read('chess', '8/8/8/3k4/8/8/8/R3K3')).toMatchObject({
    toMove: 'first',
    castling: '',
    enPassant: undefined,
    halfmoveClock: 0,
    moveNumber: 1,
  });
  expect(await read('chess', '8/8/8/3k4/8/8/8/R3K3 b - - x 1e9')).toMatchObject({
    toMove: 'second',
    halfmoveClock: 0,
    moveNumber: 1,
  });
});

test.each([
  '',
  'hello',
  '8/8/8/8/8/8/8',
  '8/8/8/8/8/8/8/9',
  '8/8/8/8/8/8/8/7',
  '8/8/8/8/8/8/8/7X',
  '8/8/8/8/8/8/8/8K',
  '/'.repeat(100_000),
])('%s is no board', async (text) => {
  expect(await read('chess', text)).toBeUndefined();
});
