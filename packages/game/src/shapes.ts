/** The colours of circles and arrows, the usual one first. */
export const BRUSHES = ['green', 'red', 'blue', 'yellow'] as const;
export type Brush = (typeof BRUSHES)[number];

/** A drawing of a person's: a circle around a square, or an arrow to another one. */
export interface Shape {
  brush: Brush;
  from: string;
  to?: string;
}

/** Shapes on a board, stored by its owner. */
export interface Drawn {
  shapes: readonly Shape[];
  /** Called with the shapes after a change. */
  change(shapes: readonly Shape[]): void;
}

/** The brush for a mouse press: green; red with Shift or Ctrl; blue with Alt; yellow with both. */
export function brushOf(
  keys: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>,
): Brush {
  const second = keys.shiftKey || keys.ctrlKey;
  const third = keys.altKey || keys.metaKey;
  if (second && third) return 'yellow';
  if (second) return 'red';
  return third ? 'blue' : 'green';
}

/** Adds a shape: drawn again it disappears, in another colour it changes. */
export function withShape(shapes: readonly Shape[], shape: Shape): Shape[] {
  const before = shapeAt(shapes, shape);
  const others = shapes.filter((one) => one !== before);
  return before?.brush === shape.brush ? others : [...others, shape];
}

/** Like {@link withShape} for a finger, which has no keys: each time the next colour, then none. */
export function withNextBrush(shapes: readonly Shape[], shape: Shape): Shape[] {
  const before = shapeAt(shapes, shape);
  const brush = BRUSHES[before ? BRUSHES.indexOf(before.brush) + 1 : 0];
  return withShape(shapes, before && !brush ? before : { ...shape, brush: brush ?? 'green' });
}

function shapeAt(shapes: readonly Shape[], { from, to }: Shape): Shape | undefined {
  return shapes.find((one) => one.from === from && one.to === to);
}
