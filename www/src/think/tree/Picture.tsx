import { useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../../shared/ui/Icon.tsx';
import { treeWords } from '../i18n/index.ts';
import { isStill } from '../motion.ts';
import { counted } from '../numbers.ts';
import { between, type DrawnTree, LOOKS, type Look, lookOf, pathTo } from './model.ts';
import { type Colours, coloursOf, nodeAt, paint } from './paint.ts';
import type { TreeState } from './state.ts';
import { panned, type Viewport, whole, zoomed } from './viewport.ts';

/** The picture of the tree, with zoom buttons. The list beside it has the same contents. */
export function Picture({ state }: { state: TreeState }) {
  const canvas = useRef<HTMLCanvasElement | null>(null);
  useDrawing(canvas, state);
  useGestures(canvas, state);
  const text = treeWords.value;
  const { tree, eye, port } = state;
  const shown = tree.value;
  const total = shown?.width[0] ?? 1;
  const zoom = (factor: number): void => {
    port.value = zoomed(port.value, factor, 0.5, total);
  };
  const nodes = counted(shown ? state.steps.value.length - 1 : 0);
  return (
    <div class="tree-canvas">
      <canvas ref={canvas} role="img" aria-label={text.picture(text.eyes[eye.value], nodes)} />
      <div class="tree-zoom">
        <IconButton icon="plus" label={text.zoomIn} onClick={() => zoom(2)} />
        <button
          type="button"
          class="icon-button"
          aria-label={text.zoomOut}
          title={text.zoomOut}
          onClick={() => zoom(0.5)}
        >
          −
        </button>
        <IconButton
          icon="reset"
          label={text.zoomAll}
          onClick={() => {
            port.value = whole(total);
          }}
        />
      </div>
    </div>
  );
}

/** Redraws at most once a frame, when contents, theme or size change. */
function useDrawing(canvas: RefObject<HTMLCanvasElement | null>, state: TreeState): void {
  const frame = useRef(0);
  const colours = useRef<Colours | null>(null);
  const ask = useCallback((): void => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      if (!canvas.current) return;
      colours.current ??= coloursOf(canvas.current);
      draw(canvas.current, state, colours.current);
      if (state.leaving) ask();
    });
  }, [canvas, state]);
  useSignalEffect(() => {
    const { tree, port, shown, only, line, upTo } = state;
    // Reading the values here makes their changes redraw.
    void [tree.value, port.value, shown.value, only.value, line.value, upTo.value];
    ask();
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const renew = (): void => {
      colours.current = null;
      ask();
    };
    const sizes = new ResizeObserver(ask);
    sizes.observe(element);
    const themes = new MutationObserver(renew);
    themes.observe(document.documentElement, { attributes: true });
    const media = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) =>
      matchMedia(query),
    );
    for (const query of media) query.addEventListener('change', renew);
    return () => {
      cancelAnimationFrame(frame.current);
      sizes.disconnect();
      themes.disconnect();
      for (const query of media) query.removeEventListener('change', renew);
    };
  }, [canvas, ask]);
}

/** Milliseconds of the transition from one search's picture to another's. */
const CHANGE = 450;

/** The layout at this moment, and its visible part. */
function layoutNow(state: TreeState): { tree: DrawnTree; port: Viewport } | undefined {
  const [tree, port] = [state.tree.value, state.port.value];
  if (!tree) return undefined;
  const { leaving } = state;
  const gone = leaving ? (performance.now() - leaving.since) / CHANGE : 1;
  if (!leaving || gone >= 1 || isStill()) {
    state.leaving = null;
    return { tree, port };
  }
  const part = gone * gone * (3 - 2 * gone);
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return {
    tree: between(leaving.tree, tree, part),
    port: { left: mix(leaving.port.left, port.left), span: mix(leaving.port.span, port.span) },
  };
}

function draw(canvas: HTMLCanvasElement, state: TreeState, colours: Colours): void {
  const layout = layoutNow(state);
  const ctx = canvas.getContext('2d');
  if (!layout || !ctx) return;
  const { tree, port } = layout;
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  const dots = devicePixelRatio;
  const [wide, high] = [Math.round(width * dots), Math.round(height * dots)];
  if (canvas.width !== wide || canvas.height !== high) [canvas.width, canvas.height] = [wide, high];
  ctx.setTransform(dots, 0, 0, dots, 0, 0);
  const shown = state.shown.value;
  const line = state.line.value;
  const isInLine = line.length > 0 && state.hovered.value === null;
  const same = tree.reply.same[shown] ?? -1;
  const scene = {
    tree,
    port,
    upTo: state.upTo.value,
    only: state.only.value,
    marked: isInLine ? [...line].reverse() : pathTo(tree, shown),
    same: same < 0 ? undefined : same,
  };
  paint(ctx, scene, { width, height }, colours);
}

/** The legend. A press shows only one look. */
export function Legend({ state }: { state: TreeState }) {
  const text = treeWords.value;
  const { only } = state;
  const looks = looksOf(state);
  return (
    <ul class="tree-legend" aria-label={text.legend}>
      {LOOKS.filter((look) => looks.has(look)).map((look) => (
        <li key={look}>
          <button
            type="button"
            aria-pressed={only.value === look}
            onClick={() => {
              only.value = only.value === look ? null : look;
            }}
          >
            <Swatch look={look} />
            {text.looks[look]}
          </button>
        </li>
      ))}
    </ul>
  );
}

function looksOf({ tree }: TreeState): ReadonlySet<Look> {
  const looks = new Set<Look>();
  const drawn = tree.value;
  for (const node of drawn?.levels.flatMap((row) => [...row]) ?? []) {
    if (drawn) looks.add(lookOf(drawn, node));
  }
  return looks;
}

/** Pixels that a pointer may move and still click. */
const STILL = 5;
/** Zoom by the wheel: exponent of e for each pixel. */
const WHEEL = 0.002;

interface Held {
  x: number;
  start: number;
}

/**
 * Dragging moves the picture, two fingers or the wheel zoom, a click selects a node, a double click
 * zooms to it.
 */
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
      // Without a key the wheel scrolls the page as usual; a sideways wheel moves the picture.
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

    const heard = Object.entries({
      pointerdown: down,
      pointermove: move,
      pointerup: up,
      pointercancel: up,
      pointerleave: leave,
      wheel,
      dblclick: twice,
    }) as [string, EventListener][];
    for (const [name, hear] of heard) element.addEventListener(name, hear, { passive: false });
    return () => {
      for (const [name, hear] of heard) element.removeEventListener(name, hear);
    };
  }, [canvas, state]);
}

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

export function Swatch({ look }: { look: Look }) {
  return <i class={`is-${look}`} style={{ background: `var(--tree-${look})` }} />;
}
