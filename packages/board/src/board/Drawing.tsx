import type { Drawn, Shape } from '@chariot/game';
import { useState } from 'preact/hooks';
import { type Geometry, placeOf } from './geometry.ts';
import { arrow } from './Overlay.tsx';
import { type SketchOptions, useSketch } from './sketch.ts';
import './drawing.css';

interface DrawingProps extends Pick<SketchOptions, 'plane' | 'geometry' | 'position' | 'take'> {
  /** The shapes, if the owner keeps them; else they last as long as the position. */
  drawn: Drawn | undefined;
  /** Whether a click on the square selects or moves a piece. */
  acts(square: string): boolean;
}

const NONE: readonly Shape[] = [];

/** The user's shapes on the board, and the gestures that draw them. */
export function Drawing({ plane, geometry, position, take, drawn, acts }: DrawingProps) {
  const [own, setOwn] = useState({ shapes: NONE, position });
  const shapes = drawn?.shapes ?? (own.position === position ? own.shapes : NONE);
  const sketch = useSketch({
    plane,
    geometry,
    shapes,
    position,
    take,
    change: drawn?.change ?? ((shapes) => setOwn({ shapes, position })),
    // Stored shapes must not be lost to a move.
    wipes: (square) => !drawn || !acts(square),
  });
  return (
    <svg class="shapes" viewBox={`0 0 ${geometry.files} ${geometry.ranks}`} aria-hidden="true">
      {shapes.map((shape) => (
        <ShapeMark key={`${shape.from}${shape.to}`} geometry={geometry} shape={shape} />
      ))}
      {sketch && <ShapeMark geometry={geometry} shape={sketch} fresh />}
    </svg>
  );
}

interface ShapeMarkProps {
  geometry: Geometry;
  shape: Shape;
  /** Whether it is still being drawn. */
  fresh?: boolean;
}

function ShapeMark({ geometry, shape: { brush, from, to }, fresh = false }: ShapeMarkProps) {
  const start = placeOf(geometry, from);
  const end = to === undefined ? undefined : placeOf(geometry, to);
  const mark = `shape ${brush} ${fresh ? 'is-fresh' : ''}`;
  if (!start) return null;
  if (end) return <path class={mark} data-shape={`${from}${to}`} d={arrow(start, end)} />;
  return (
    <circle class={mark} data-shape={from} cx={start.column + 0.5} cy={start.row + 0.5} r="0.455" />
  );
}
