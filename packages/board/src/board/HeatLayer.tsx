import './heat.css';
import { type BoardPlace, type Geometry, placeOf } from './geometry.ts';
import type { Skin } from './skin.ts';

/** The result on a square: a label, and a colour by tone and depth. */
export interface HeatMark {
  /** `good`, `bad`: a win, a loss; `even`: a draw; `none`: an illegal square. */
  tone: 'good' | 'even' | 'bad' | 'none';
  /** A few characters. */
  label: string;
  /** 0, the strongest colour, to 1. */
  depth: number;
  /** The result in words. */
  spoken: string;
}

interface HeatProps {
  geometry: Geometry;
  marks: ReadonlyMap<string, HeatMark>;
  /** The square of the map's piece. */
  picked: string;
  skin: Skin;
}

/** Depth from which colours are light and need a dark label. */
const LIGHT = 0.27;

/** The heat map, under the pieces. */
export function HeatLayer({ geometry, marks, picked, skin }: HeatProps) {
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
            {/* Lines between points stay visible. */}
            {skin.points ? (
              <circle cx="0.5" cy="0.5" r="0.4" />
            ) : (
              <>
                <rect width="1" height="1" />
                {tone !== 'none' && (
                  <Coordinates square={square} place={place} geometry={geometry} />
                )}
              </>
            )}
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

/** Coordinates of a square at the edge, whose colour covers those of the board. */
function Coordinates({
  square,
  place: { column, row },
  geometry,
}: {
  square: string;
  place: BoardPlace;
  geometry: Geometry;
}) {
  return (
    <>
      {column === 0 && (
        <text
          class="coordinate"
          transform="translate(0.05 0.05) scale(0.01)"
          dominant-baseline="hanging"
        >
          {square.slice(1)}
        </text>
      )}
      {row === geometry.ranks - 1 && (
        <text class="coordinate is-file" transform="translate(0.95 0.95) scale(0.01)">
          {square.charAt(0)}
        </text>
      )}
    </>
  );
}
