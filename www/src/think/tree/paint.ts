import { type DrawnTree, isSearched, LOOKS, type Look, lookOf } from './model.ts';
import { rowTops, type Viewport } from './viewport.ts';

/** The colours of the picture, for the canvas. */
export type Colours = Readonly<Record<Look | 'text' | 'onPv' | 'mark', string>>;

export interface Scene {
  tree: DrawnTree;
  port: Viewport;
  /** The last node that the search has reached; later ones are faint. */
  upTo: number;
  /** The only look that is not faint, if chosen. */
  only: Look | null;
  /** Outlined nodes, the last one strongest. */
  marked: readonly number[];
  /** The earlier node with the same position as the last marked one. */
  same: number | undefined;
}

/** The picture's size in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Width in pixels from which a node has a gap beside it. */
const GAP_FROM = 4;
/** Width in pixels from which a node may have text. */
const TEXT_FROM = 22;
const FAINT = 0.16;

/**
 * Draws a scene. Of nodes narrower than a pixel, each column gets one: the time depends on the
 * picture's size.
 */
export function paint(ctx: CanvasRenderingContext2D, scene: Scene, size: Size, colours: Colours) {
  const { tree, port } = scene;
  const tops = rowTops(tree.levels.length, size.height);
  const scale = size.width / port.span;
  ctx.clearRect(0, 0, size.width, size.height);
  tree.levels.forEach((row, level) => {
    const top = tops[level] ?? 0;
    const height = (tops[level + 1] ?? top) - top;
    ctx.font = `${Math.min(13, Math.max(9, height * 0.5))}px system-ui, sans-serif`;
    let drawn = -1;
    let filled = '';
    for (let i = firstSeen(tree, row, port.left); i < row.length; i++) {
      const node = row[i] ?? 0;
      const left = ((tree.x[node] ?? 0) - port.left) * scale;
      if (left > size.width) break;
      const right = left + (tree.width[node] ?? 0) * scale;
      if (right - drawn < 0.5) continue;
      const look = lookOf(tree, node);
      const from = Math.max(0, left);
      const to = Math.min(size.width, right - left > GAP_FROM ? right - 1 : right);
      const isFaint =
        node > scene.upTo ||
        (scene.only !== null && scene.only !== look) ||
        !(look === 'leftOut' || isSearched(tree, node));
      const colour = isFaint && look !== 'unvisited' ? `${look}:faint` : look;
      if (colour !== filled) {
        ctx.fillStyle = colours[look];
        ctx.globalAlpha = colour === look ? 1 : FAINT;
        filled = colour;
      }
      ctx.fillRect(from, top, Math.max(0.5, to - from), height - 1);
      drawn = right;
      const words = tree.texts[node];
      if (
        words &&
        to - from > TEXT_FROM &&
        height > 11 &&
        ctx.measureText(words).width < to - from - 4
      ) {
        ctx.fillStyle = look === 'pv' && !isFaint ? colours.onPv : colours.text;
        ctx.globalAlpha = isFaint ? 0.55 : 1;
        ctx.textAlign = 'center';
        ctx.textBaseline = 'middle';
        ctx.fillText(words, (from + to) / 2, top + height / 2);
        filled = '';
      }
    }
  });
  ctx.globalAlpha = 1;
  mark(ctx, scene, size, colours, tops);
}

function mark(
  ctx: CanvasRenderingContext2D,
  { tree, port, marked, same }: Scene,
  size: Size,
  colours: Colours,
  tops: readonly number[],
) {
  const scale = size.width / port.span;
  const box = (node: number) => {
    const level = tree.level[node] ?? 0;
    const left = ((tree.x[node] ?? 0) - port.left) * scale;
    const width = Math.max(3, (tree.width[node] ?? 0) * scale);
    return { left, width, top: tops[level] ?? 0, bottom: tops[level + 1] ?? 0 };
  };
  ctx.strokeStyle = colours.mark;
  marked.forEach((node, i) => {
    const { left, width, top, bottom } = box(node);
    const from = Math.max(-4, left);
    ctx.lineWidth = i === marked.length - 1 ? 2.5 : 1.25;
    ctx.strokeRect(
      from,
      top + 0.5,
      Math.min(size.width + 4, left + width) - from,
      bottom - top - 2,
    );
  });
  const last = marked.at(-1);
  if (same === undefined || last === undefined) return;
  const [here, there] = [box(last), box(same)];
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  ctx.moveTo(here.left + here.width / 2, here.top);
  const middle = (here.left + there.left) / 2;
  ctx.quadraticCurveTo(
    middle,
    Math.min(here.top, there.top) - 40,
    there.left + there.width / 2,
    there.top,
  );
  ctx.stroke();
}

/** Index in a row of the first node that reaches beyond the left edge. */
function firstSeen(tree: DrawnTree, row: Int32Array, left: number): number {
  let [low, high] = [0, row.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const node = row[middle] ?? 0;
    if ((tree.x[node] ?? 0) + (tree.width[node] ?? 0) <= left) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function nodeAt(
  tree: DrawnTree,
  port: Viewport,
  size: Size,
  at: { x: number; y: number },
): number | undefined {
  const tops = rowTops(tree.levels.length, size.height);
  const level = tops.findLastIndex((top) => top <= at.y);
  const row = tree.levels[level];
  if (!row) return undefined;
  const x = port.left + (at.x / size.width) * port.span;
  const node = row[firstSeen(tree, row, x)];
  return node !== undefined && (tree.x[node] ?? 0) <= x ? node : undefined;
}

export function coloursOf(element: HTMLElement): Colours {
  const { style } = element;
  const computed = getComputedStyle(element);
  const names = [...LOOKS, 'text', 'onPv', 'mark'] as const;
  // A custom property keeps `light-dark()` unresolved; an element's colour is resolved.
  const colours = names.map((name) => {
    style.color = `var(--tree-${name})`;
    return [name, computed.color];
  });
  style.color = '';
  return Object.fromEntries(colours) as Colours;
}
