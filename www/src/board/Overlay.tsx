import { type BoardPlace, type Geometry, placeOf } from './geometry.ts';

/** An arrow, a badge on a square, or both: the badge stands at the arrow's end. */
export interface Pointer {
  /** Start of the arrow; absent for a badge alone. */
  from?: string;
  to: string;
  /** A few characters. */
  badge?: string;
  tone: 'accent' | 'planned' | 'good' | 'even' | 'bad';
}

/** Half the width of an arrow's shaft, in squares. */
const SHAFT = 0.075;
/** Half the width and the length of its head. */
const HEAD = { half: 0.2, length: 0.34 };
/** How far from the middle of its square an arrow begins and ends. */
const GAP = { start: 0.32, end: 0.08 };

/**
 * Draws arrows and badges over the pieces. Another tone makes another element, because Chromium keeps the colour of a
 * badge whose class changes.
 */
export function Overlay({
  geometry,
  pointers,
}: {
  geometry: Geometry;
  pointers: readonly Pointer[];
}) {
  return (
    <svg class="overlay" viewBox={`0 0 ${geometry.files} ${geometry.ranks}`} aria-hidden="true">
      {pointers.map(({ from, to, tone }) => {
        const start = from === undefined ? undefined : placeOf(geometry, from);
        const end = placeOf(geometry, to);
        return (
          start &&
          end && <path key={`${from}${to}${tone}`} class={`arrow ${tone}`} d={arrow(start, end)} />
        );
      })}
      {pointers.map(({ to, badge, tone }) => {
        const place = placeOf(geometry, to);
        return (
          place &&
          badge !== undefined && (
            <g
              key={`${to}${tone}`}
              class={`badge ${tone}`}
              transform={`translate(${place.column + 0.77} ${place.row + 0.23})`}
            >
              <circle r="0.22" />
              <text transform="scale(0.01)" y="8.5">
                {badge}
              </text>
            </g>
          )
        );
      })}
    </svg>
  );
}

/** Outline of an arrow between the middles of two squares. */
function arrow(start: BoardPlace, end: BoardPlace): string {
  const dx = end.column - start.column;
  const dy = end.row - start.row;
  const length = Math.hypot(dx, dy);
  const along = { x: dx / length, y: dy / length };
  const at = (distance: number, aside: number): string => {
    const x = start.column + 0.5 + along.x * distance - along.y * aside;
    const y = start.row + 0.5 + along.y * distance + along.x * aside;
    return `${x.toFixed(3)} ${y.toFixed(3)}`;
  };
  const tip = length - GAP.end;
  const neck = tip - HEAD.length;
  return `M${[
    at(GAP.start, -SHAFT),
    at(neck, -SHAFT),
    at(neck, -HEAD.half),
    at(tip, 0),
    at(neck, HEAD.half),
    at(neck, SHAFT),
    at(GAP.start, SHAFT),
  ].join('L')}z`;
}
