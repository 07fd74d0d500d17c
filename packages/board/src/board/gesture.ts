import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Geometry, squareUnder } from './geometry.ts';
import { type Hand, mayMove } from './hand.ts';

/** Pixels of movement that turn a press into a drag. */
const DRAG_THRESHOLD = 5;

interface Gesture {
  pointer: number;
  from: string;
  /** Whether a click is still to be told: one that deselects the piece, or captures it if it is not dragged. */
  taps: boolean;
  startX: number;
  startY: number;
  /** The piece's element, once the drag has begun. */
  piece: HTMLElement | null;
}

interface GestureOptions {
  board: RefObject<HTMLDivElement | null>;
  geometry: Geometry;
  hand: Hand;
  selected: string | null;
  select(square: string | null): void;
  tap(square: string): void;
  hover(square: string | null): void;
  /** Changes with the position. A change ends a drag, unless the piece stays in hand. */
  position: unknown;
  stays(square: string): boolean;
  draws: boolean;
}

/** Pointer handlers of a board: click, click-click and drag, by mouse, finger and pen. */
export function useGesture(options: GestureOptions) {
  const gesture = useRef<Gesture | null>(null);
  const { board, geometry, hand, position } = options;

  const squareOf = (event: PointerEvent): string | undefined =>
    board.current ? squareUnder(geometry, board.current.getBoundingClientRect(), event) : undefined;

  /** Ends the gesture and returns the piece to its square. */
  const release = (): void => {
    const { piece, pointer } = gesture.current ?? {};
    gesture.current = null;
    options.hover(null);
    if (piece) {
      piece.classList.remove('dragged');
      piece.style.transform = piece.dataset.home ?? '';
    }
    if (pointer !== undefined && board.current?.hasPointerCapture(pointer)) {
      board.current.releasePointerCapture(pointer);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position ends a drag, a new render does not
  useLayoutEffect(() => {
    if (!gesture.current) return;
    const { from, piece } = gesture.current;
    if (!options.stays(from)) release();
    // A redraw may have removed the class.
    else piece?.classList.add('dragged');
  }, [position]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the board goes
  useLayoutEffect(() => release, []);

  const down = (event: PointerEvent): void => {
    if (gesture.current) {
      // A second finger or button cancels the drag.
      if (event.pointerId === gesture.current.pointer) release();
      return;
    }
    if (!event.isPrimary || event.button !== 0) return;
    const square = squareOf(event);
    if (square === undefined) return;
    const wasSelected = options.selected === square;
    const puts = options.selected !== null && mayMove(hand, options.selected, square);
    const isSource = hand.sources.has(square);
    if (!isSource || (puts && !hand.isFree)) {
      options.tap(square);
      return;
    }
    const taps = puts || wasSelected || !hand.picks;
    if (!taps) options.tap(square);
    gesture.current = {
      pointer: event.pointerId,
      from: square,
      taps,
      startX: event.clientX,
      startY: event.clientY,
      piece: null,
    };
    board.current?.setPointerCapture(event.pointerId);
  };

  const move = (event: PointerEvent): void => {
    const current = gesture.current;
    if (!current || event.pointerId !== current.pointer || !board.current) return;
    // Further buttons pressed during a drag arrive as moves.
    if (event.buttons !== 1) {
      release();
      return;
    }
    const dx = event.clientX - current.startX;
    const dy = event.clientY - current.startY;
    if (!current.piece) {
      if (Math.hypot(dx, dy) < DRAG_THRESHOLD) return;
      current.piece = board.current.querySelector(`[data-piece="${current.from}"]`);
      current.piece?.classList.add('dragged');
    }
    if (!current.piece) return;
    const box = board.current.getBoundingClientRect();
    const x = event.clientX - box.left - box.width / geometry.files / 2;
    const y = event.clientY - box.top - box.height / geometry.ranks / 2;
    current.piece.style.transform = `translate(${x}px, ${y}px)`;
    options.hover(squareOf(event) ?? null);
  };

  const up = (event: PointerEvent): void => {
    const current = gesture.current;
    if (!current || event.pointerId !== current.pointer) return;
    const dragged = current.piece !== null;
    const { from, taps } = current;
    const to = squareOf(event);
    release();
    if (!dragged) {
      if (taps) options.tap(from);
    } else if (to === undefined) {
      options.select(null);
      hand.drop(from, null);
    } else if (to !== from) {
      options.select(null);
      if (hand.isFree || hand.targets(from).has(to)) hand.drop(from, to);
      else hand.refuse?.(from, to);
    }
  };

  const cancel = (event: PointerEvent): void => {
    if (event.pointerId === gesture.current?.pointer) release();
  };

  const handlers = {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: cancel,
    onLostPointerCapture: cancel,
    onMouseDown: (event: MouseEvent) => {
      // After a click the arrow keys still serve the move list: only the keyboard focuses squares.
      event.preventDefault();
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    },
    onContextMenu: (event: Event) => {
      if (gesture.current || options.draws) event.preventDefault();
      if (gesture.current) release();
    },
  };
  return { handlers, release };
}
