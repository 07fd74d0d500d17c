import { expect, test } from 'vitest';
import { following, panned, rowTops, showing, whole, within, zoomed } from './viewport.ts';

test('what lies under the pointer stays there while the picture grows', () => {
  const before = { left: 200, span: 400 };
  const under = before.left + 0.3 * before.span;
  const after = zoomed(before, 2, 0.3, 1_000);
  expect(after.span).toBe(200);
  expect(after.left + 0.3 * after.span).toBeCloseTo(under);
});

test('nothing outside the picture is seen', () => {
  expect(panned({ left: 900, span: 100 }, 5, 1_000)).toEqual({ left: 900, span: 100 });
  expect(panned({ left: 50, span: 100 }, -5, 1_000)).toEqual({ left: 0, span: 100 });
  expect(zoomed({ left: 0, span: 500 }, 0.1, 0.5, 1_000)).toEqual(whole(1_000));
  expect(within({ left: 0, span: 0 }, 1).span).toBeGreaterThan(0);
});

test('a node that is looked for comes into view, wide enough to be seen', () => {
  const port = { left: 0, span: 10_000 };
  const near = showing(port, 7_000, 1, 10_000);
  expect(near.left).toBeLessThan(7_000);
  expect(near.left + near.span).toBeGreaterThan(7_001);
  expect(1 / near.span).toBeGreaterThan(0.02);
  expect(showing(near, 7_001, 1, 10_000)).toEqual(near);
  expect(showing(near, 2_000, 3_000, 10_000)).toEqual({ left: 2_000, span: 3_000 });
});

test('the picture follows the search without coming nearer', () => {
  const port = { left: 100, span: 400 };
  expect(following(port, 300, 1, 1_000)).toEqual(port);
  expect(following(port, 700, 1, 1_000)).toEqual({ left: 301, span: 400 });
  expect(following(port, 50, 1, 1_000)).toEqual({ left: 50, span: 400 });
});

test('rows fill the height, the first are the highest', () => {
  const tops = rowTops(20, 400);
  expect(tops).toHaveLength(21);
  expect(tops.at(-1)).toBeCloseTo(400);
  expect((tops[2] ?? 0) - (tops[1] ?? 0)).toBeGreaterThan((tops[20] ?? 0) - (tops[19] ?? 0));
});
