import type { MoveLoss } from '@chariot/engine/analysis';
import type { TreeNode } from '@chariot/game';
import { expect, test } from 'vitest';
import { momentsOf } from './moments.ts';

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
