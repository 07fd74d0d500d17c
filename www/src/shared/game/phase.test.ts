import { expect, test } from 'vitest';
import { phaseOfBoard } from './phase.ts';

const WORTH = { P: 1, N: 3, B: 3, R: 5, Q: 9 };
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

test.each([
  ['the start', START, 'opening'],
  ['an Italian', 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4', 'opening'],
  ['all in play', '2rq1rk1/1b2bppp/p2ppn2/1p6/3BPP2/P1NB4/1PPQ2PP/2KR3R w - - 0 1', 'middlegame'],
  ['rooks', '6k1/5ppp/8/8/8/8/r4PPP/3R2K1 w - - 0 1', 'endgame'],
])('the phase of %s', (_, fen, phase) => {
  expect(phaseOfBoard(fen, START, WORTH)).toBe(phase);
});
