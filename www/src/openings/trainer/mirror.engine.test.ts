import '@chariot/engine/testing/browser';
import { engineOf } from '@chariot/engine/testing';
import type { BookMove, NotatedMove } from '@chariot/protocol';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { TrainerKeeper } from '../../shared/repertoire/keeper.ts';
import { EMPTY, type LineMove, withLine } from '../../shared/repertoire/repertoire.ts';
import { NO_TRAINING } from '../../shared/repertoire/state.ts';
import { Drill } from './drill.ts';
import { answersIn } from './mirror.ts';

const engine = await engineOf('xiangqi');

async function lineOf(moves: string): Promise<LineMove[]> {
  const game = { game: 'xiangqi' as const, moves: [], style: 'uci' as const };
  const reply = await engine.ask('replay', { game, texts: moves.split(' ') });
  if ('error' in reply) throw new Error(JSON.stringify(reply.error));
  return reply.moves.map(({ uci }, i) => ({ uci, key: reply.openingKeys[i] ?? '' }));
}

test('an answer is named as the game has it, mirrored or not', async () => {
  const [answer] = (await lineOf('h3e3 h10g8 h1g3')).slice(-1);
  if (!answer) throw new Error('no move');
  const own = async (moves: string) => {
    const position = { game: 'xiangqi' as const, moves: moves.split(' '), style: 'uci' as const };
    return (await answersIn(engine, position, [answer])).map(({ uci }) => uci);
  };
  expect(await own('h3e3 h10g8')).toEqual(['h1g3']);
  expect(await own('b3e3 b10c8')).toEqual(['b1c3']);
});

test('the mirror image of any answer is fine, and the book knows that of its move', async () => {
  const main = await lineOf('h3e3');
  const first = [main, await lineOf('b1c3')].reduce(withLine, EMPTY);
  const [pawn] = await lineOf('c4c5');
  const book = [
    { games: 30, verdict: 'sound', openingKey: pawn?.key },
    { games: 90, verdict: 'sound' },
  ];
  const drill = new Drill('xiangqi', {
    engine,
    keeper: { state: signal({ ...NO_TRAINING, first }), rate() {} } as unknown as TrainerKeeper,
    book: async () => book as unknown as BookMove[],
    judge: async () => 'dubious',
    random: () => 0,
    now: () => 0,
  });
  await drill.start('first');
  const play = async (uci: string): Promise<void> => {
    const move = drill.record.head.value?.moves.find((one) => one.uci === uci);
    await drill.play(move as NotatedMove);
  };
  await play('h1g3');
  expect(drill.phase.value.kind).toBe('also');
  await play('g4g5');
  expect(drill.phase.value).toMatchObject({
    kind: 'wrong',
    said: { share: 0.25, verdict: 'sound' },
    searched: null,
  });
  // The book does not have this one, and the engine is asked.
  await play('a4a5');
  expect(drill.phase.value).toMatchObject({
    kind: 'wrong',
    said: { share: undefined, verdict: undefined },
    searched: 'dubious',
  });
});
