import type { BoardPiece } from '@chariot/protocol';
import { type Geometry, placeOf } from './geometry.ts';
import type { Skin } from './skin.ts';

interface StillProps extends Pick<Skin, 'Surface' | 'Piece'> {
  geometry: Geometry;
  pieces: readonly BoardPiece[];
}

/** A position as a picture: the contents of an SVG whose unit is a square. */
export function Still({ geometry, pieces, Surface, Piece }: StillProps) {
  return (
    <>
      <Surface geometry={geometry} />
      {pieces.map(({ square, side, kind }) => {
        const place = placeOf(geometry, square);
        return (
          <svg
            key={square}
            x={place?.column}
            y={place?.row}
            width="1"
            height="1"
            viewBox="0 0 100 100"
            aria-hidden="true"
          >
            <Piece side={side} kind={kind} />
          </svg>
        );
      })}
    </>
  );
}
