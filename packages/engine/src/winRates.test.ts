import type { GameName } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { winDrawLoss } from './winRate.ts';
import cases from './winRates.json' with { type: 'json' };

test('wins, draws and losses are those of the native engine', () => {
  expect(cases.length).toBe(88);
  for (const [game, pieces, value, ...wdl] of cases as [GameName, number, number, ...number[]][])
    expect(winDrawLoss(game, pieces, { kind: 'centipawns', value })).toEqual(wdl);
  expect(winDrawLoss('chess', 9, { kind: 'mateIn', moves: 3 })).toEqual([1000, 0, 0]);
  expect(winDrawLoss('xiangqi', 9, { kind: 'matedIn', moves: 0 })).toEqual([0, 0, 1000]);
});
