import { useEffect } from 'preact/hooks';
import { nodeAt } from './paint.ts';
import type { TreeState } from './state.ts';
import { panned, zoomed } from './viewport.ts';

/** Pixels that a pointer may move and still click. */
const STILL = 5;
/** How much a notch of the wheel zooms: as a power of e, by pixel. */
const WHEEL = 0.002;

interface Held {
  x: number;
  start: number;
}

/** Drag moves the picture, two fingers or the wheel zoom it, a click selects a node, a double click zooms to it. */
export function useGestures(canvas: { current: HTMLCanvasElement | null }, state: TreeState): void {
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const held = new Map<number, Held>();
    let isDragged = false;
    const total = (): number => state.tree.value?.width[0] ?? 1;
    const part = (x: number): number => {
      const { left, width } = element.getBoundingClientRect();
      return (x - left) / width;
    };

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      if (held.size === 0) isDragged = false;
      held.set(event.pointerId, { x: event.clientX, start: event.clientX });
    };
    const move = (event: PointerEvent): void => {
      const pointer = held.get(event.pointerId);
      if (!pointer) {
        if (event.pointerType === 'mouse') {
          state.hovered.value = nodeUnder(element, state, event) ?? null;
        }
        return;
      }
      const before = [...held.values()].map(({ x }) => x);
      pointer.x = event.clientX;
      const now = [...held.values()].map(({ x }) => x);
      isDragged ||= held.size > 1 || Math.abs(pointer.x - pointer.start) > STILL;
      if (!isDragged) return;
      const middle = (xs: number[]): number => xs.reduce((sum, x) => sum + x, 0) / xs.length;
      const spread = (xs: number[]): number => Math.max(20, Math.max(...xs) - Math.min(...xs));
      const moved = panned(state.port.value, part(middle(before)) - part(middle(now)), total());
      const factor = now.length > 1 ? spread(now) / spread(before) : 1;
      state.port.value = zoomed(moved, factor, part(middle(now)), total());
    };
    const up = (event: PointerEvent): void => {
      const was = held.delete(event.pointerId);
      if (!was || isDragged || event.type !== 'pointerup') return;
      const node = nodeUnder(element, state, event);
      if (node !== undefined) state.select(node);
    };
    const leave = (): void => {
      state.hovered.value = null;
    };
    const wheel = (event: WheelEvent): void => {
      // Without a key the wheel scrolls the page, as a reader expects; a sideways wheel moves the picture.
      if (event.ctrlKey || event.metaKey || event.shiftKey) {
        const factor = Math.exp(-(event.deltaY || event.deltaX) * WHEEL);
        state.port.value = zoomed(state.port.value, factor, part(event.clientX), total());
      } else if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
        state.port.value = panned(state.port.value, event.deltaX / element.clientWidth, total());
      } else return;
      event.preventDefault();
    };
    const twice = (event: MouseEvent): void => {
      const tree = state.tree.value;
      const node = nodeUnder(element, state, event);
      if (!tree || node === undefined) return;
      state.port.value = { left: tree.x[node] ?? 0, span: Math.max(3, tree.width[node] ?? 1) };
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('dblclick', twice);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('dblclick', twice);
    };
  }, [canvas, state]);
}

/** The node of the picture at a place of the screen. */
function nodeUnder(
  canvas: HTMLCanvasElement,
  state: TreeState,
  at: { clientX: number; clientY: number },
): number | undefined {
  const tree = state.tree.value;
  if (!tree) return undefined;
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const place = { x: at.clientX - left, y: at.clientY - top };
  return nodeAt(tree, state.port.value, { width, height }, place);
}
