/** The colours that circles and arrows are drawn in, the usual one first. */
export const BRUSHES = ['green', 'red', 'blue', 'yellow'] as const;
/** One of them. */
export type Brush = (typeof BRUSHES)[number];

/** What a person draws on the board: a circle around a square, or an arrow to another. */
export interface Shape {
  brush: Brush;
  from: string;
  to?: string;
}

/** The shapes on a board whose owner keeps them. */
export interface Drawn {
  shapes: readonly Shape[];
  /** Takes the shapes after a change. */
  change(shapes: readonly Shape[]): void;
}

/** The brush of a press with a mouse: green, with Shift or Ctrl red, with Alt blue, with both yellow. */
export function brushOf(
  keys: Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>,
): Brush {
  const second = keys.shiftKey || keys.ctrlKey;
  const third = keys.altKey || keys.metaKey;
  if (second && third) return 'yellow';
  if (second) return 'red';
  return third ? 'blue' : 'green';
}

/** The shapes after one more: drawn again it goes, in another colour it changes. */
export function withShape(shapes: readonly Shape[], shape: Shape): Shape[] {
  const before = shapeAt(shapes, shape);
  const others = shapes.filter((one) => one !== before);
  return before?.brush === shape.brush ? others : [...others, shape];
}

/** As {@link withShape}, by a finger, which has no keys: each time the next colour, and after the last none. */
export function withNextBrush(shapes: readonly Shape[], shape: Shape): Shape[] {
  const before = shapeAt(shapes, shape);
  const brush = BRUSHES[before ? BRUSHES.indexOf(before.brush) + 1 : 0];
  return withShape(shapes, before && !brush ? before : { ...shape, brush: brush ?? 'green' });
}

function shapeAt(shapes: readonly Shape[], { from, to }: Shape): Shape | undefined {
  return shapes.find((one) => one.from === from && one.to === to);
}
