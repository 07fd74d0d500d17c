import { expect, test } from 'vitest';
import { scrolledList } from './scrolling.ts';

test('a short list shows all rows', () => {
  const list = scrolledList(3, 40, 400, 0);
  expect(list).toMatchObject({ height: 120, first: 0, end: 3 });
  expect(list.top(2)).toBe(80);
  expect(list.scrollFor(2)).toBe(0);
});

test('a long one those in sight', () => {
  const list = scrolledList(100_000, 40, 400, 4_010);
  expect(list).toMatchObject({ height: 4_000_000, first: 100, end: 112 });
  expect(list.top(100)).toBe(4_000);
  expect(list.scrollFor(105)).toBe(4_010);
  expect(list.scrollFor(50)).toBe(2_000);
  expect(list.scrollFor(99_999)).toBe(4_000_000 - 400);
});

test('one that is taller than browsers can reaches its end too', () => {
  const end = scrolledList(5_000_000, 40, 400, 15_000_000 - 400);
  expect(end.height).toBe(15_000_000);
  expect(end.end).toBe(5_000_000);
  expect(end.top(4_999_999)).toBeCloseTo(15_000_000 - 40, 0);
  const start = scrolledList(5_000_000, 40, 400, 0);
  const scrolled = start.scrollFor(3_000_000);
  const there = scrolledList(5_000_000, 40, 400, scrolled);
  expect(there.first).toBeLessThanOrEqual(3_000_000);
  expect(there.end).toBeGreaterThan(3_000_000);
});

test('an empty one has none', () => {
  expect(scrolledList(0, 40, 400, 0)).toMatchObject({ height: 0, first: 0, end: 0 });
});
