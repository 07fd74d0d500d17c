// Which part of the picture is seen: a range of nodes from left to right.

/** From `left` on so many nodes fill the width of the picture. */
export interface Viewport {
  left: number;
  span: number;
}

/** The narrowest range, in nodes. */
const NARROWEST = 3;

/** The whole of a picture. */
export function whole(total: number): Viewport {
  return { left: 0, span: Math.max(total, NARROWEST) };
}

/** The same range inside the picture. */
export function within({ left, span }: Viewport, total: number): Viewport {
  const wide = Math.max(total, NARROWEST);
  const fitting = Math.min(wide, Math.max(NARROWEST, span));
  return { left: Math.min(wide - fitting, Math.max(0, left)), span: fitting };
}

/** Larger by a factor, with what lies at a part of the width (0 to 1) kept in its place. */
export function zoomed(port: Viewport, factor: number, at: number, total: number): Viewport {
  const span = Math.min(Math.max(total, NARROWEST), Math.max(NARROWEST, port.span / factor));
  return within({ left: port.left + (port.span - span) * at, span }, total);
}

/** Moved by a part of the width. */
export function panned(port: Viewport, by: number, total: number): Viewport {
  return within({ left: port.left + by * port.span, span: port.span }, total);
}

/** Moved no more than is needed to see a range, and widened if it is too narrow to be seen. */
export function showing(port: Viewport, x: number, width: number, total: number): Viewport {
  const span = width > port.span ? width : Math.min(port.span, Math.max(width * 40, NARROWEST));
  if (span === port.span && x >= port.left && x + width <= port.left + port.span) return port;
  const left = span === port.span ? port.left : x + width / 2 - span / 2;
  const nearest = Math.max(x + width - span, Math.min(x, left));
  return within({ left: nearest, span }, total);
}

/** Moved no more than is needed to see a place, and no nearer. */
export function following(port: Viewport, x: number, width: number, total: number): Viewport {
  const left = Math.max(x + width - port.span, Math.min(x, port.left));
  return width > port.span ? port : within({ left, span: port.span }, total);
}

/** How high the root's row is, beside the next. */
const ROOT = 0.3;

/** Tops of the rows, and the end of the last: those below the root are the highest, since they have words. */
export function rowTops(levels: number, height: number): number[] {
  const weights = Array.from({ length: levels }, (_, level) =>
    level === 0 ? ROOT : Math.max(0.4, 0.9 ** level),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const unit = height / all;
  const tops = [0];
  for (const weight of weights) tops.push((tops.at(-1) ?? 0) + weight * unit);
  return tops;
}
