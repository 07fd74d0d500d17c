import { expect, test } from 'vitest';
import { brushOf, type Shape, withNextBrush, withShape } from './shapes.ts';

const NONE = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const circle: Shape = { brush: 'green', from: 'e4' };
const arrow: Shape = { brush: 'green', from: 'e2', to: 'e4' };

test('the keys that are held choose the brush', () => {
  expect(brushOf(NONE)).toBe('green');
  expect(brushOf({ ...NONE, shiftKey: true })).toBe('red');
  expect(brushOf({ ...NONE, altKey: true })).toBe('blue');
  expect(brushOf({ ...NONE, ctrlKey: true, altKey: true })).toBe('yellow');
});

test('a shape drawn again goes, in another colour it changes', () => {
  expect(withShape([arrow], circle)).toEqual([arrow, circle]);
  expect(withShape([arrow, circle], circle)).toEqual([arrow]);
  expect(withShape([circle, arrow], { ...circle, brush: 'red' })).toEqual([
    arrow,
    { ...circle, brush: 'red' },
  ]);
});

test('a finger goes through the colours', () => {
  const brushes: (string | undefined)[] = [];
  let shapes: readonly Shape[] = [];
  for (let press = 0; press < 6; press += 1) {
    shapes = withNextBrush(shapes, circle);
    brushes.push(shapes[0]?.brush);
  }
  expect(brushes).toEqual(['green', 'red', 'blue', 'yellow', undefined, 'green']);
});
