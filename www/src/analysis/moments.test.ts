import type { MoveLoss } from '@chariot/engine/analysis';
import type { TreeNode } from '@chariot/game';
import { expect, test } from 'vitest';
import { momentsOf, ownSide } from './moments.ts';

test('the three costliest mistakes are the moments, in the order of play', () => {
  const losses = [0.02, 0.3, 0.07, 0.2, 0.5, 0.1];
  const line = losses.map((_, ply) => ({ ply }) as TreeNode);
  const judged = losses.map(
    (loss) => ({ loss, moveClass: loss < 0.06 ? null : 'mistake' }) as MoveLoss,
  );
  const plies = momentsOf(line, [null, ...judged.slice(1)]).map(({ node }) => node.ply);
  expect(plies).toEqual([1, 3, 4]);
  expect(
    momentsOf(
      line,
      line.map(() => null),
    ),
  ).toEqual([]);
});

test('of a known player the own mistakes are the moments', () => {
  const line = [0, 1, 2, 3].map((ply) => ({ ply }) as TreeNode);
  const judged = line.map(
    (_, ply) =>
      ({ loss: 0.2, moveClass: 'mistake', mover: ply % 2 === 0 ? 'first' : 'second' }) as MoveLoss,
  );
  const plies = (own?: 'second') => momentsOf(line, judged, own).map(({ node }) => node.ply);
  expect(plies('second')).toEqual([1, 3]);
  expect(plies()).toEqual([0, 1, 2]);
});

test('a player is known by name, and by playing here', () => {
  const sideOf = (first: string, second: string) => ownSide({ first, second }, ['Anna']);
  expect(sideOf('anna ', 'Bob')).toBe('first');
  expect(sideOf('Chariot 7', '匿名')).toBe('second');
  expect(sideOf('Anonymous', 'Grabber level 4')).toBe('first');
  expect(sideOf('Chariot 第 4 級', '匿名')).toBe('second');
  expect(sideOf('Carl', '匿名')).toBeUndefined();
  expect(sideOf('anna', 'ANNA')).toBeUndefined();
  expect(sideOf('Bob', 'Carl')).toBeUndefined();
  expect(sideOf('Anna', 'Anonymous')).toBe('first');
});
