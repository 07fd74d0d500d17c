import { bestMoves, type Estimate } from '@chariot/board/endings';
import type { DistanceToMate, ProbeResult } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { judge, judgeByEngine, NO_SCORE, scored } from './trainer.ts';

const win = (moves: number): DistanceToMate => ({ kind: 'win', plies: 2 * moves - 1, moves });
const loss = (moves: number): DistanceToMate => ({ kind: 'loss', plies: 2 * moves, moves });
const draw: DistanceToMate = { kind: 'draw' };

/** Moves `a`, `b`, … with these results, in the engine's order. */
function explored(...values: (DistanceToMate | undefined)[]): ProbeResult {
  const moves = values.map((dtm, i) => {
    const uci = String.fromCharCode('a'.charCodeAt(0) + i);
    return { move: { uci, from: '', to: '', text: uci, promotion: undefined }, dtm };
  });
  return { material: 'KQKR', strong: 'first', dtm: values[0], undecidedDraws: false, moves };
}

test.each<[string, (DistanceToMate | undefined)[], string, object]>([
  ['the shortest win', [win(3), win(5)], 'a', { kind: 'best' }],
  ['another as short', [win(3), win(3)], 'b', { kind: 'best' }],
  ['a longer win', [win(3), win(5)], 'b', { kind: 'slower', by: 2 }],
  ['a draw instead of a win', [win(3), draw], 'b', { kind: 'thrown', best: win(3), value: draw }],
  ['a loss instead of a win', [win(3), loss(2)], 'b', { kind: 'thrown' }],
  ['a loss instead of a draw', [draw, loss(9)], 'b', { kind: 'thrown', best: draw }],
  ['a draw that is all there is', [draw, draw], 'b', { kind: 'best' }],
  ['the longest defence', [loss(7), loss(4)], 'a', { kind: 'best' }],
  ['a shorter defence', [loss(7), loss(4)], 'b', { kind: 'slower', by: 3 }],
  ['a move no table knows', [win(3), undefined], 'b', { kind: 'unknown' }],
  ['a move that is not there', [win(3)], 'z', { kind: 'unknown' }],
])('%s', (_, values, played, judgement) => {
  expect(judge(explored(...values), played)).toMatchObject(judgement);
});

/** Moves `a`, `b`, … with these scores, in centipawns, at a depth in plies. */
function estimated(depth: number, ...scores: number[]): Estimate {
  const lines = scores.map((value, i) => ({
    depth,
    score: { kind: 'centipawns', value },
    pv: [{ uci: String.fromCharCode('a'.charCodeAt(0) + i) }],
  }));
  return { depth, lines } as unknown as Estimate;
}

const kept = { kind: 'estimated', thrown: null };

test.each<[string, Estimate | null, string, object]>([
  ['the best', estimated(12, 900, 20), 'a', kept],
  // By the share of the winning chances it lost 5 %, while the score rose.
  ['a lower score that leaves the win', estimated(12, 790, 620), 'b', kept],
  ['a lower score of an open position', estimated(12, 300, 20), 'b', kept],
  ['a win thrown away', estimated(12, 900, 20), 'b', { thrown: 'win' }],
  ['a draw thrown away', estimated(12, 0, -900), 'b', { thrown: 'draw' }],
  ['a lost position', estimated(12, -800, -2_000), 'b', kept],
  ['too early', estimated(7, 900, 20), 'b', { kind: 'unknown' }],
  ['before it thought', null, 'b', { kind: 'unknown' }],
  ['one it did not look at', estimated(12, 300), 'z', { kind: 'unknown' }],
])('by the engine: %s', (_, estimate, played, judgement) => {
  expect(judgeByEngine(estimate, played)).toEqual(expect.objectContaining(judgement));
});

test('a known result goes before the estimate', () => {
  expect(judgeByEngine(estimated(12, 300, 20), 'b', 'win')).toMatchObject({ thrown: 'win' });
  expect(judgeByEngine(estimated(12, 900, 20), 'b', 'draw')).toMatchObject(kept);
  expect(judgeByEngine(estimated(12, -300, -900), 'b', 'draw')).toMatchObject({ thrown: 'draw' });
  expect(judgeByEngine(estimated(12, 0, -900), 'b', 'loss')).toMatchObject(kept);
});

test('all moves as good as the first are best', () => {
  const uci = (probe: ProbeResult) => bestMoves(probe).map(({ move }) => move.uci);
  expect(uci(explored(win(3), win(3), win(4), draw))).toEqual(['a', 'b']);
  expect(uci(explored(draw, draw, loss(2)))).toEqual(['a', 'b']);
  expect(uci(explored(undefined, undefined))).toEqual([]);
});

test('the score counts each kind, and best moves in a row', () => {
  const judgements = [
    { kind: 'best', value: draw },
    { kind: 'best', value: draw },
    { kind: 'unknown' },
    { kind: 'slower', by: 1, value: win(4), best: win(3) },
    { kind: 'best', value: draw },
    { kind: 'thrown', value: draw, best: win(3) },
    { kind: 'best', value: draw },
    { kind: 'estimated', thrown: null },
    { kind: 'estimated', thrown: 'draw' },
  ] as const;
  const counts = judgements.reduce(scored, NO_SCORE);
  expect(counts).toEqual({ best: 4, slower: 1, thrown: 2, streak: 0 });
});

test('what the fifty-move rule draws counts as a draw', () => {
  const probe = explored(win(9), win(5), draw, loss(3));
  for (const move of probe.moves.filter((_, i) => i === 1 || i === 3)) move.cursed = true;
  expect(judge(probe, 'a')).toEqual({ kind: 'best', value: win(9) });
  expect(judge(probe, 'b')).toEqual({ kind: 'thrown', value: draw, best: win(9) });
  expect(bestMoves(probe).map(({ move }) => move.uci)).toEqual(['a']);
  probe.moves.shift();
  expect(['b', 'c', 'd'].map((uci) => judge(probe, uci).kind)).toEqual(['best', 'best', 'best']);
});
