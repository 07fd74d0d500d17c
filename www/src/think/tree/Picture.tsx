import { useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../../shared/ui/Icon.tsx';
import { counted } from '../numbers.ts';
import { treeWords } from './i18n/index.ts';
import { between, type DrawnTree, pathTo } from './model.ts';
import { type Colours, coloursOf, paint } from './paint.ts';
import type { TreeState } from './state.ts';
import { useGestures } from './useGestures.ts';
import { type Viewport, whole, zoomed } from './viewport.ts';

/** The picture of the tree, with the buttons that zoom it. What it shows is also in the list beside it. */
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

/** Draws once in a frame, whenever what is shown, the theme or the size has changed. */
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
    // What is drawn is read here, so that a change of it draws anew.
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

/** Milliseconds in which the picture of one search becomes that of another. */
const CHANGE = 450;

/** The layout at this moment, and the part of it that is seen. */
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

/** True where nothing shall move: the styles say how long things take to. */
function isStill(): boolean {
  const style = getComputedStyle(document.documentElement);
  return Number.parseFloat(style.getPropertyValue('--slide')) === 0;
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
