import { engineOf } from '@chariot/engine/testing';
import { variantOf } from '@chariot/game/texts/chess';
import { expect, test } from 'vitest';
import { startOf, usual } from './setup.ts';

test.each([
  ['the usual start', startOf(usual), 'usual'],
  ['a shuffled start', startOf(0), 'Chess960'],
  ['the usual king with an inner rook', 'r3k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1', 'Chess960'],
  ['rooks by file', 'r3k1rr/8/8/8/8/8/8/R3K2R b KQgq - 0 1', 'Chess960'],
  ['an ending', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'usual'],
  ['no castling', 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w - - 0 1', 'usual'],
])('%s', async (_, fen, variant) => {
  const engine = await engineOf('chess');
  const reply = await engine.ask('readSetup', { game: 'chess', fen });
  const setup = 'setup' in reply ? reply.setup : undefined;
  expect(setup && (variantOf(setup) ?? 'usual')).toBe(variant);
});
