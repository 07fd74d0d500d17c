import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endingsOf, shippable } from './tables.mjs';

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
  assert.deepEqual(
    shippable(lines.join('\n'), { further: ['xiangqi/KRNK.egt', 'chess/KQKQ.egt'] }).map(
      ({ line }) => line,
    ),
    lines,
  );
  assert.deepEqual(shippable(''), []);
  const dtz = ['dd 86 chess/KQK.dtz', 'ee 90 xiangqi/KRNK.dtz'];
  const names = (/** @type {import('./tables.mjs').Shipping} */ shipping) =>
    shippable([...lines, ...dtz].join('\n'), shipping).map(({ line }) => line);
  assert.deepEqual(names({}), lines.slice(0, 2));
  assert.deepEqual(names({ dtz: true }), [...lines.slice(0, 2), dtz[0]]);
});

test('a list of further tables', () => {
  const games = endingsOf(['KPPKP', 'xiangqi/KNPKAAB', 'KRPKR', 'chess/KBBKN']);
  assert.deepEqual(
    [...games],
    [
      ['chess', ['KPPKP', 'KRPKR', 'KBBKN']],
      ['xiangqi', ['KNPKAAB']],
    ],
  );
  assert.equal(endingsOf(['essentials']).get('chess')?.length, 12);
  assert.throws(() => endingsOf(['shogi/KRK']), /there is no game shogi/);
});
