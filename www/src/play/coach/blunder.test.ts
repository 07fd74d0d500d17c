import type { Turn } from '@chariot/engine/client';
import type { NotatedMove, SearchScore, View } from '@chariot/protocol';
import { expect, test } from 'vitest';
import '@chariot/engine/testing/browser';

const { blunderIn } = await import('./blunder.ts');

/** A chess position after so many moves, White to move first. */
function position(plies: number): View {
  const view: Partial<View> = {
    game: { game: 'chess', moves: Array.from({ length: plies }, () => 'a1a2') },
    toMove: plies % 2 === 0 ? 'first' : 'second',
  };
  return view as View;
}

function move(side?: 'first' | 'second', kind?: string): NotatedMove {
  const text: Partial<NotatedMove> = { uci: 'h7h8', text: 'x' };
  return {
    ...text,
    ...(side && kind && { captured: { square: 'h8', side, kind } }),
  } as NotatedMove;
}

/** An engine with these scores for the side to move, before and after White's move, and this refutation. */
function engine(
  before: SearchScore,
  after: SearchScore,
  line: NotatedMove[],
): [Pick<Turn, 'search'>, number[]] {
  const asked: number[] = [];
  const search = ({ game, limits }: Parameters<Turn['search']>[0]) => {
    asked.push(limits.nodes ?? 0);
    const isAfter = game.moves.length > 0;
    const report = { score: isAfter ? after : before, pv: isAfter ? line : [move()] };
    return Promise.resolve({ best: report.pv[0], report, hash: undefined });
  };
  return [{ search } as unknown as Turn, asked];
}

const pawns = (count: number): SearchScore => ({ kind: 'centipawns', value: count * 100 });
const verdict = (one: Pick<Turn, 'search'>) => blunderIn(one, position(0), position(1));

test.each<[string, SearchScore, SearchScore, NotatedMove[], unknown]>([
  ['a piece', pawns(0), pawns(3), [move('first', 'N')], { kind: 'piece', piece: 'N' }],
  [
    'the queen for a rook',
    pawns(0),
    pawns(4),
    [move('first', 'Q'), move('second', 'R')],
    { kind: 'piece', piece: 'Q' },
  ],
  ['a mate', pawns(0), { kind: 'mateIn', moves: 2 }, [move()], { kind: 'mate', moves: 2 }],
  ['a missed mate', { kind: 'mateIn', moves: 3 }, pawns(0), [move()], { kind: 'win' }],
  [
    'an even exchange in a lost position',
    pawns(0),
    pawns(3),
    [move('first', 'R'), move('second', 'R')],
    { kind: 'other' },
  ],
])('the cost of a blunder: %s', async (_, before, after, line, expected) => {
  const [one, asked] = engine(before, after, line);
  expect(await verdict(one)).toEqual(expected);
  // A deeper search confirms the blunder before the warning.
  expect(asked).toHaveLength(4);
  expect(Math.max(...asked)).toBeGreaterThan(asked[0] ?? 0);
});

test.each<[string, SearchScore, SearchScore]>([
  ['a good move', pawns(0.5), pawns(-0.4)],
  ['a pawn less', pawns(0), pawns(0.8)],
  ['a piece less in a game that is lost', pawns(-9), pawns(12)],
  ['a piece less in a game that is won', pawns(15), pawns(-11)],
])('no blunder: %s', async (_, before, after) => {
  const [one, asked] = engine(before, after, [move('first', 'N')]);
  expect(await verdict(one)).toBeNull();
  expect(asked).toHaveLength(2);
});
