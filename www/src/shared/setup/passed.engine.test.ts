import { engineOf } from '@chariot/engine/testing';
import type { GameName } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { passed } from './setup.ts';

test.each<[GameName, string, string]>([
  [
    'chess',
    'rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3',
    'rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3',
  ],
  ['xiangqi', '3k5/9/9/9/9/9/9/9/9/4K4 b - - 3 7', '3k5/9/9/9/9/9/9/9/9/4K4 w - - 3 7'],
])(
  'whoever passes in %s leaves the position to the other side, and no pawn to be taken in passing',
  async (game, start, expected) => {
    const engine = await engineOf(game);
    const reply = await engine.ask('view', { game, start, moves: [] });
    if ('error' in reply) throw new Error(JSON.stringify(reply.error));
    expect(reply.view.fen).toBe(start);
    const composed = await engine.ask('compose', { game, setup: passed(reply.view) });
    expect(composed).toEqual({ fen: expected, rejected: undefined });
  },
);
