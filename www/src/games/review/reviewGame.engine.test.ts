import '@chariot/engine/testing/browser';
import { engineOf } from '@chariot/engine/testing';
import { readGame } from '@chariot/game/pgn';
import type { GameName } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { analysis as chess } from '../../shared/games/chess/analysis.ts';
import { analysis as xiangqi } from '../../shared/games/xiangqi/analysis.ts';
import type { JudgedGame } from '../diagnosis/judged.ts';
import { MISTAKE } from '../diagnosis/summary.ts';
import { sourceOf } from '../sources/source.ts';
import { reviewGame } from './reviewGame.ts';
import { judgeOf } from './tables.testing.ts';

async function reviewed(game: GameName, pgn: string): Promise<JudgedGame> {
  const source = sourceOf(readGame(pgn), game, new Set(['me']), { chess, xiangqi });
  if (typeof source === 'string') throw new Error(source);
  const engine = await engineOf(game, 'full');
  const endings = judgeOf(engine, game);
  const judged = await reviewGame(engine.begin(), source, {
    endings,
    leftBook: async () => undefined,
  });
  if (!judged) throw new Error('not reviewed');
  return judged;
}

test('a game from a position of few pieces is an endgame from its start', async () => {
  const game = await reviewed(
    'chess',
    `[White "Me"]
[Black "Other"]
[Result "*"]
[SetUp "1"]
[FEN "6k1/5ppp/8/8/8/8/r4PPP/3R2K1 w - - 0 1"]

1. h3 h6 2. Kh2 Kh7 3. Kg3 Kg6 4. Rd6+ f6 5. Kf3 Ra3+ *`,
  );
  expect(new Set(game.moves.map(({ phase }) => phase))).toEqual(new Set(['endgame']));
});

test('a queen given away is found, with the clock', async () => {
  const game = await reviewed(
    'chess',
    `[White "Me"]
[Black "Other"]
[Result "0-1"]
[TimeControl "180+2"]
[Termination "Time forfeit"]

1. e4 {[%clk 0:03:00]} e5 {[%clk 0:03:00]} 2. Nf3 {[%clk 0:02:58]} Nc6 {[%clk 0:03:00]}
3. Bc4 {[%clk 0:02:50]} Nf6 {[%clk 0:02:59]} 4. d3 {[%clk 0:02:40]} Bc5 {[%clk 0:02:40]}
5. Ng5 {[%clk 0:02:39]} d6 {[%clk 0:02:40]} 6. Qh5 {[%clk 0:02:38]} Nxh5 {[%clk 0:02:39]} 0-1`,
  );
  expect(game.moves).toHaveLength(6);
  const [queen] = game.moves.filter(({ loss }) => loss >= MISTAKE);
  expect(queen).toMatchObject({ ply: 10, seconds: 3, left: 158 });
  expect(queen?.mistake?.text).toBe('Qh5');
  expect(game.flagged).toBeTypeOf('number');
});
