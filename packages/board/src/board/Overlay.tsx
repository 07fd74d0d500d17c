import { type BoardPlace, type Geometry, placeOf } from './geometry.ts';

/** An arrow, a badge on a square, or both: then the badge is at the arrow's end. */
export interface Pointer {
  /** Start of the arrow; absent for a badge alone. */
  from?: string;
  to: string;
  badge?: string;
  tone: 'accent' | 'planned' | 'good' | 'even' | 'bad';
}

/** Half the width of an arrow's shaft, in squares. */
const SHAFT = 0.075;
/** Half the width, and the length, of an arrow's head, in squares. */
const HEAD = { half: 0.2, length: 0.34 };
/** Distance of an arrow's ends from the centres of its squares, in squares. */
const GAP = { start: 0.32, end: 0.08 };

/** Height of a badge, and width of each letter, in squares. */
const BADGE = { high: 0.3, letter: 0.135 };
/** Places of a square's badges, in order: corners, so that the piece stays visible. */
const CORNERS = ['upper', 'lower', 'left'] as const;

interface Badge extends Pointer {
  badge: string;
  corner: (typeof CORNERS)[number];
}

/** The badges, each in its corner. The last pointers choose first; a square has room for three. */
function badgesOf(pointers: readonly Pointer[]): Badge[] {
  const taken = new Map<string, number>();
  return [...pointers]
    .reverse()
    .flatMap((pointer) => {
      const { to, badge } = pointer;
      const count = taken.get(to) ?? 0;
      const corner = CORNERS[count];
      if (badge === undefined || !corner) return [];
      taken.set(to, count + 1);
      return [{ ...pointer, badge, corner }];
    })
    .reverse();
}

interface OverlayProps {
  geometry: Geometry;
  pointers: readonly Pointer[];
}

/**
 * Arrows and badges over the pieces. A new tone makes a new element, because Chromium keeps the
 * colour of a badge whose class changes.
 */
export function Overlay({ geometry, pointers }: OverlayProps) {
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
      {badgesOf(pointers).map(({ to, badge, tone, corner }) => {
        const place = placeOf(geometry, to);
        if (!place) return null;
        const width = Math.max(BADGE.high, BADGE.letter * badge.length + 0.13);
        const x = corner === 'left' ? width / 2 : 1 - width / 2;
        const y = corner === 'upper' ? BADGE.high / 2 : 1 - BADGE.high / 2;
        return (
          <g
            key={`${to}${tone}${corner}`}
            class={`badge ${tone}`}
            data-badge={to}
            transform={`translate(${place.column + x} ${place.row + y})`}
          >
            <rect
              x={-width / 2}
              y={-BADGE.high / 2}
              width={width}
              height={BADGE.high}
              rx={BADGE.high / 2}
            />
            <text transform="scale(0.01)" y="7.2">
              {badge}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Outline of an arrow between the centres of two squares. */
export function arrow(start: BoardPlace, end: BoardPlace): string {
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
