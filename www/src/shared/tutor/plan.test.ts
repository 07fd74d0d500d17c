import type { EvaluationAnatomy, SidesWorth, TermName } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { en as page } from '../i18n/en.ts';
import { en } from './i18n/en.ts';
import { tendencies } from './plan.ts';
import { tellPlan } from './sentences.ts';

const worth = (first: number, second: number): SidesWorth => ({
  first: { middle: first, end: first, now: first },
  second: { middle: second, end: second, now: second },
});

/** An evaluation with these values of terms, for the first and the second side. */
function evaluation(
  terms: Partial<Record<TermName, readonly [number, number]>>,
  attack: readonly [number, number] = [0, 0],
): EvaluationAnatomy {
  return {
    terms: Object.entries(terms).map(([name, [first, second]]) => ({
      name: name as TermName,
      isAttack: false,
      worth: worth(first, second),
    })),
    attack: worth(...attack),
    phase: 1,
    scale: 1,
    offset: 0,
    handWritten: 0,
    network: undefined,
    total: 0,
  };
}

const start = evaluation({ MATERIAL: [2_400, 2_400], SHELTER: [10, 10], KNIGHT_MOBILITY: [0, 0] });

test('the greatest gains are told, by the side that changes more', () => {
  const end = evaluation(
    { MATERIAL: [2_400, 2_400], SHELTER: [60, 10], KNIGHT_MOBILITY: [20, -40] },
    [0, 90],
  );
  const found = tendencies(start, end, 'first');
  expect(found).toEqual([
    { aim: 'activity', side: 'second', grows: false, gain: 60 },
    { aim: 'king', side: 'first', grows: true, gain: 50 },
  ]);
  expect(tendencies(start, end, 'second')).toEqual([
    { aim: 'attack', side: 'second', grows: true, gain: 90 },
  ]);
  expect(tellPlan({ kind: 'gains', tendencies: found }, page.games.chess, en)).toBe(
    'Plan: Black’s pieces become less active (+0.60) and White’s king gets safer (+0.50).',
  );
});

test('terms of one aim are summed, and small changes are not told', () => {
  const end = evaluation({ MATERIAL: [2_400, 2_400], SHELTER: [15, 10], KING_PLACE: [6, 0] });
  expect(tendencies(start, end, 'first')).toEqual([]);
  const more = evaluation({
    MATERIAL: [2_400, 2_400],
    SHELTER: [10, 10],
    ROOK_MOBILITY: [7, 0],
    KNIGHT_MOBILITY: [7, 0],
  });
  expect(tendencies(start, more, 'first')).toEqual([
    { aim: 'activity', side: 'first', grows: true, gain: 14 },
  ]);
});

test('what both sides do tells nothing', () => {
  const end = evaluation({
    MATERIAL: [2_400, 2_400],
    SHELTER: [10, 10],
    KNIGHT_MOBILITY: [50, 45],
  });
  expect(tendencies(start, end, 'first')).toEqual([]);
});

test('a line that wins or loses material has no plan', () => {
  const end = evaluation({ MATERIAL: [2_400, 2_300], SHELTER: [60, 10], KNIGHT_MOBILITY: [0, 0] });
  expect(tendencies(start, end, 'first')).toEqual([]);
});
