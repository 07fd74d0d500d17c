import { expect, test } from 'vitest';
import { layBricks } from './masonry.ts';

const waves = [27, 1512, 78, 624, 4553].map((count, plies) => ({
  plies,
  counts: plies % 2 ? { strong: count, weak: 0 } : { strong: 0, weak: count },
  millis: 0,
}));

test('a course is as long as its wave is large, and no longer than the wall', () => {
  const { courses, perBrick, rise, height } = layBricks(waves, 600);
  const lengths = courses.map(({ bricks }) => bricks.reduce((sum, { width }) => sum + width, 0));
  for (const [i, { count }] of courses.entries()) {
    expect(lengths[i]).toBeCloseTo(Math.max(2, (600 * count) / 4553), 6);
  }
  expect(lengths.at(-1)).toBeCloseTo(600, 6);
  expect([1, 2, 5].map((digit) => digit * 100)).toContain(perBrick);
  expect(height).toBe(5 * rise);
  expect(courses.map(({ side }) => side)).toEqual(['second', 'first', 'second', 'first', 'second']);
});

test('bricks touch, none is longer than a whole one, and no joint is over another', () => {
  const { courses, perBrick } = layBricks(waves, 600);
  const whole = (600 * perBrick) / 4553;
  for (const { bricks } of courses) {
    for (const [i, { x, width }] of bricks.entries()) {
      expect(width).toBeLessThanOrEqual(whole + 1e-9);
      const next = bricks[i + 1];
      if (next) expect(next.x).toBeCloseTo(x + width, 6);
    }
  }
  const joints = (i: number): number[] =>
    (courses[i]?.bricks ?? []).slice(1).map(({ x }) => Math.round(x * 1e3));
  expect(joints(4).length).toBeGreaterThan(5);
  expect(joints(3).filter((joint) => joints(4).includes(joint))).toEqual([]);
});

test('a wall of no waves is nothing', () => {
  expect(layBricks([], 600)).toMatchObject({ courses: [], height: 0 });
});
