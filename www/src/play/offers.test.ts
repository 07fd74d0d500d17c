import type { SearchScore } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { hearsOffer, takesDraw } from './offBoard.ts';

const cp = (value: number): SearchScore => ({ kind: 'centipawns', value });
const mated: SearchScore = { kind: 'matedIn', moves: 4 };
const mates: SearchScore = { kind: 'mateIn', moves: 4 };

test.each<[string, SearchScore, number, boolean]>([
  ['too early, however bad it stands', mated, 18, false],
  ['half a pawn behind', cp(-50), 20, true],
  ['hardly behind', cp(-49), 58, false],
  ['level, late', cp(20), 60, true],
  ['ahead, late', cp(21), 200, false],
  ['about to be mated', mated, 30, true],
  ['about to mate', mates, 100, false],
])('a draw is taken by a rule: %s', (_, score, plies, takes) => {
  expect(takesDraw(score, plies)).toBe(takes);
});

test('after a refusal ten plies pass before the next offer is heard; moves taken back do not matter', () => {
  expect(hearsOffer(4, null)).toBe(true);
  expect([40, 49, 50].map((plies) => hearsOffer(plies, 40))).toEqual([false, false, true]);
  expect(hearsOffer(38, 40)).toBe(true);
});
