import type { SearchScore } from '@chariot/protocol';
import { expect, test } from 'vitest';
import { worthPlaying } from './positions.ts';
import type { Role } from './roles.ts';

const cp = (value: number): SearchScore => ({ kind: 'centipawns', value });
const mate: SearchScore = { kind: 'mateIn', moves: 3 };

/** Draws positions 1, 2, … with these scores. */
async function drawn(role: Role, scores: readonly (SearchScore | null)[]): Promise<string | null> {
  let count = 0;
  const draw = async (): Promise<string | null> => {
    count += 1;
    return String(count);
  };
  const glance = async ({ start = '' }): Promise<SearchScore | null> =>
    scores[Number(start) - 1] ?? null;
  return worthPlaying({ glance }, 'chess', role, draw);
}

test.each<[string, Role, (SearchScore | null)[], string]>([
  ['the first with something to win', 'attack', [cp(0), mate, cp(250), cp(300)], '3'],
  ['the first with something to hold', 'defend', [cp(250), cp(0), cp(-200)], '3'],
  ['not one that is decided', 'explore', [cp(2_000), cp(100)], '2'],
  ['the last if none is', 'attack', Array.from({ length: 20 }, () => cp(0)), '8'],
  ['the one at hand if the engine fails', 'attack', [cp(0), null, cp(100)], '2'],
])('%s', async (_, role, scores, position) => {
  expect(await drawn(role, scores)).toBe(position);
});

test('nothing where there is no position', async () => {
  const glance = async (): Promise<SearchScore> => cp(0);
  expect(await worthPlaying({ glance }, 'chess', 'attack', async () => null)).toBeNull();
});
