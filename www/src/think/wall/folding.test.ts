import { expect, test } from 'vitest';
import type { Fold } from '../../shared/games/think.ts';
import { imagesOf, leavesOf, squaresLeft, turned } from './folding.ts';

const ALL: readonly Fold[] = ['files', 'ranks', 'diagonal'];
const BOARD = { files: 8, ranks: 8 };

function area(corners: readonly (readonly [number, number])[]): number {
  const doubled = corners.map(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [0, 0];
    return x * nextY - nextX * y;
  });
  return Math.abs(doubled.reduce((sum, one) => sum + one, 0)) / 2;
}

test.each([[['files']], [['files', 'ranks']], [ALL]] as [readonly Fold[]][])(
  'the leaves of %s are alike and make up the sheet',
  (folds) => {
    const areas = leavesOf(folds).map(({ corners }) => area(corners));
    expect(areas).toHaveLength(2 ** folds.length);
    for (const one of areas) expect(one).toBeCloseTo(10_000 / areas.length);
  },
);

test('folds leave half the squares, but for those on the fold', () => {
  const left = [0, 1, 2, 3].map((done) => squaresLeft(ALL.slice(0, done), BOARD));
  expect(left).toEqual([64, 32, 16, 10]);
  expect(squaresLeft(['files'], { files: 9, ranks: 10 })).toBe(50);
});

test('as many squares lie on each other as classes of squares are left', () => {
  const squares = Array.from({ length: 64 }, (_, i) => ({ column: i % 8, row: i >> 3 }));
  const classes = squares.map((place) =>
    imagesOf(place, ALL, BOARD)
      .map(({ column, row }) => row * 8 + column)
      .sort((a, b) => a - b)
      .join(' '),
  );
  expect(new Set(classes).size).toBe(10);
  expect(imagesOf({ column: 1, row: 0 }, ALL, BOARD)).toHaveLength(8);
  expect(imagesOf({ column: 1, row: 1 }, ALL, BOARD)).toHaveLength(4);
});

test('a leaf turns over at its folds only, the last fold outermost', () => {
  const [first] = leavesOf(ALL);
  const last = leavesOf(ALL).at(-1);
  if (!first || !last) throw new Error('no leaves');
  expect(turned(first, ALL, 3)).not.toContain('180');
  expect(turned(last, ALL, 2)).toBe('rotate3d(1, -1, 0, 0deg) rotateX(180deg) rotateY(180deg)');
});
