// The visible part of the picture: a range of nodes from left to right.

/** `span` nodes from `left` on fill the picture's width. */
export interface Viewport {
  left: number;
  span: number;
}

/** The narrowest range, in nodes. */
const NARROWEST = 3;

export function whole(total: number): Viewport {
  return { left: 0, span: Math.max(total, NARROWEST) };
}

/** The range, moved inside the picture. */
export function within({ left, span }: Viewport, total: number): Viewport {
  const wide = Math.max(total, NARROWEST);
  const fitting = Math.min(wide, Math.max(NARROWEST, span));
  return { left: Math.min(wide - fitting, Math.max(0, left)), span: fitting };
}

/** The range zoomed by a factor around a point `at` (0 to 1) of the width. */
export function zoomed(port: Viewport, factor: number, at: number, total: number): Viewport {
  const span = Math.min(Math.max(total, NARROWEST), Math.max(NARROWEST, port.span / factor));
  return within({ left: port.left + (port.span - span) * at, span }, total);
}

/** The range moved by a part of its width. */
export function panned(port: Viewport, by: number, total: number): Viewport {
  return within({ left: port.left + by * port.span, span: port.span }, total);
}

/** The range moved just enough to see a node, and zoomed if the node is too narrow to see. */
export function showing(port: Viewport, x: number, width: number, total: number): Viewport {
  const span = width > port.span ? width : Math.min(port.span, Math.max(width * 40, NARROWEST));
  if (span === port.span && x >= port.left && x + width <= port.left + port.span) return port;
  const left = span === port.span ? port.left : x + width / 2 - span / 2;
  const nearest = Math.max(x + width - span, Math.min(x, left));
  return within({ left: nearest, span }, total);
}

/** The range moved just enough to see a node, without zooming. */
export function following(port: Viewport, x: number, width: number, total: number): Viewport {
  const left = Math.max(x + width - port.span, Math.min(x, port.left));
  return width > port.span ? port : within({ left, span: port.span }, total);
}

/** Relative height of the root's row. */
const ROOT = 0.3;

/** Tops of the rows, and the end of the last one. Rows near the root are higher: they have text. */
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
