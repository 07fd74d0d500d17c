import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shippable } from './tables.mjs';

test('of a manifest the files that the page can load', () => {
  const lines = [
    'aa 2205 chess/KQK.egt',
    `bb ${4 << 20} chess/KRPK.egt`,
    `cc ${(4 << 20) + 1} xiangqi/KRNK.egt`,
  ];
  assert.deepEqual(
    shippable(`${lines.join('\n')}\n`).map(({ line }) => line),
    lines.slice(0, 2),
  );
  assert.deepEqual(shippable(''), []);
});
