import { type Geometry, placeOf } from './geometry.ts';

/** What a square is worth: readable by its label, coloured by tone and depth. */
export interface HeatMark {
  /** `good` and `bad`: one side or the other wins; `even`: nobody does; `none`: it is not possible. */
  tone: 'good' | 'even' | 'bad' | 'none';
  /** A few characters. */
  label: string;
  /** From 0, the strongest colour, to 1. */
  depth: number;
  /** The worth in words. */
  spoken: string;
}

interface HeatProps {
  geometry: Geometry;
  marks: ReadonlyMap<string, HeatMark>;
  /** The square of the piece it is about. */
  picked: string;
  /** True where pieces stand on points, so that the lines between are to be seen. */
  points: boolean;
}

/** From here on colours are light, and a dark label is read better on them than a white one. */
const LIGHT = 0.27;

/** Draws what each square is worth under the pieces. */
export function HeatLayer({ geometry, marks, picked, points }: HeatProps) {
  return (
    <svg class="heat" viewBox={`0 0 ${geometry.files} ${geometry.ranks}`} aria-hidden="true">
      {[...marks].map(([square, { tone, label, depth }]) => {
        const place = placeOf(geometry, square);
        if (!place) return null;
        const own = square === picked;
        return (
          <g
            key={square}
            class={`heat-mark ${tone} ${depth > LIGHT ? 'is-light' : ''} ${own ? 'is-own' : ''}`}
            data-heat={square}
            transform={`translate(${place.column} ${place.row})`}
            style={{ '--depth': depth.toFixed(2) }}
          >
            {points ? <circle cx="0.5" cy="0.5" r="0.4" /> : <rect width="1" height="1" />}
            {!own && (
              <text transform="translate(0.5 0.5) scale(0.01)" dominant-baseline="central">
                {label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
