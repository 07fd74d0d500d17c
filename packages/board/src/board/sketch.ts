import { brushOf, type Shape, withNextBrush, withShape } from '@chariot/game';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Geometry, squareUnder } from './geometry.ts';

/** Milliseconds a finger rests on a square before it draws. */
const LONG_PRESS = 450;
/** Pixels a resting finger may move. */
const REST = 8;
const RIGHT = 2;

interface Press {
  pointer: number;
  from: string;
  startX: number;
  startY: number;
  position: unknown;
  /** Whether a click here wipes the board. */
  wipes: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  draws: boolean;
}

export interface SketchOptions {
  plane: RefObject<HTMLElement | null>;
  geometry: Geometry;
  shapes: readonly Shape[];
  change(shapes: readonly Shape[]): void;
  /** Changes with the position. */
  position: unknown;
  /** Whether a click on the square only wipes the board. */
  wipes(square: string): boolean;
  /** Takes the pointer from the gesture that moves pieces. */
  take(): void;
}

/**
 * Draws with the right mouse button, or with a finger that rests first. A click wipes the board.
 * Returns the shape in progress.
 */
export function useSketch(options: SketchOptions): Shape | null {
  const [sketch, show] = useState<Shape | null>(null);
  const now = useRef(options);
  now.current = options;
  const { plane } = options;

  useEffect(() => {
    const board = plane.current;
    if (!board) return;
    let press: Press | null = null;

    const squareOf = (event: PointerEvent): string | undefined =>
      squareUnder(now.current.geometry, board.getBoundingClientRect(), event);
    const shapeTo = (event: PointerEvent, { from }: Press): Shape | null => {
      const to = squareOf(event);
      if (to === undefined) return null;
      const brush = event.pointerType === 'mouse' ? brushOf(event) : 'green';
      return to === from ? { brush, from } : { brush, from, to };
    };
    const end = (): void => {
      clearTimeout(press?.timer);
      press = null;
      show(null);
    };
    const begin = (event: PointerEvent, from: string): void => {
      if (!press) return;
      press.draws = true;
      board.setPointerCapture(press.pointer);
      show(shapeTo(event, press) ?? { brush: 'green', from });
    };

    const down = (event: PointerEvent): void => {
      if (press) {
        // A second finger cancels it.
        end();
        return;
      }
      const from = squareOf(event);
      const draws = event.button === RIGHT;
      if (from === undefined || !event.isPrimary || (event.button !== 0 && !draws)) return;
      const { position, wipes } = now.current;
      press = {
        pointer: event.pointerId,
        from,
        startX: event.clientX,
        startY: event.clientY,
        position,
        wipes: wipes(from),
        timer: undefined,
        draws: false,
      };
      if (draws) begin(event, from);
      else if (event.pointerType !== 'mouse') {
        press.timer = setTimeout(() => {
          // A piece moved by the press stays moved.
          if (press?.position !== now.current.position) return;
          now.current.take();
          navigator.vibrate?.(10);
          begin(event, from);
        }, LONG_PRESS);
      }
    };

    const move = (event: PointerEvent): void => {
      if (press?.pointer !== event.pointerId) return;
      if (press.draws) {
        event.stopPropagation();
        // Another button arrives as a move and cancels the shape.
        if (event.pointerType === 'mouse' && event.buttons !== 2) end();
        else show(shapeTo(event, press));
      } else if (Math.hypot(event.clientX - press.startX, event.clientY - press.startY) > REST) {
        end();
      }
    };

    const up = (event: PointerEvent): void => {
      if (press?.pointer !== event.pointerId) return;
      const { shapes, change, position } = now.current;
      const { draws, wipes } = press;
      const stands = press.position === position;
      const shape = draws ? shapeTo(event, press) : null;
      end();
      if (!stands) return;
      if (shape) {
        change((event.pointerType === 'mouse' ? withShape : withNextBrush)(shapes, shape));
      } else if (!draws && wipes && shapes.length > 0) change([]);
    };

    // Ahead of the board's own gestures, which ignore a press that draws.
    const early = { capture: true };
    const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: end };
    const listeners = Object.entries(heard) as [string, EventListener][];
    for (const [type, listener] of listeners) board.addEventListener(type, listener, early);
    return () => {
      end();
      for (const [type, listener] of listeners) board.removeEventListener(type, listener, early);
    };
  }, [plane]);

  return sketch;
}
