import type { Geometry } from '../board/geometry.ts';
import { placeOf, rowsOf } from '../board/geometry.ts';
import type { Skin } from '../board/skin.ts';
import type { Player } from '../generated/wasm.js';
import { CHESSMEN, type Drawing } from './chessmen.ts';

/** Chess: a board of two colours, and men in outline. */
export const chess: Skin = {
  game: 'chess',
  kinds: Object.keys(CHESSMEN),
  size: { files: 8, ranks: 8 },
  margin: { x: 0, y: 0 },
  points: false,
  Surface: ChessSurface,
  Man: Chessman,
};

const DRAWINGS = new Map<string, Drawing>(Object.entries(CHESSMEN));

function Chessman({ side, kind }: { side: Player; kind: string }) {
  const drawing = DRAWINGS.get(kind);
  return (
    <svg class={`chessman ${side} ${kind}`} viewBox="1.5 2 97 97" aria-hidden="true">
      {drawing ? (
        <>
          <path class="body" d={drawing.body} />
          <path class="trim" d={drawing.trim} />
          {drawing.line && <path class="line" d={drawing.line} />}
        </>
      ) : (
        // A kind without a drawing is still told apart.
        <text x="50" y="70">
          {kind}
        </text>
      )}
    </svg>
  );
}

function ChessSurface({ geometry }: { geometry: Geometry }) {
  const rows = rowsOf(geometry);
  // a1 is dark: squares whose file and rank numbers have an even sum.
  const corner = placeOf(geometry, 'a1');
  const parity = corner ? (corner.column + corner.row) % 2 : 0;
  const dark = rows
    .flatMap((row, y) => row.map((_, x) => ((x + y) % 2 === parity ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <>
      <rect class="square-light" width={geometry.files} height={geometry.ranks} />
      <path class="square-dark" d={dark} />
      {rows.map((row, y) => (
        <text
          key={row[0]}
          class="coordinate"
          transform={`translate(0.05 ${y + 0.05}) scale(0.01)`}
          dominant-baseline="hanging"
        >
          {row[0]?.slice(1)}
        </text>
      ))}
      {rows.at(-1)?.map((square, x) => (
        <text
          key={square}
          class="coordinate is-file"
          transform={`translate(${x + 0.95} ${geometry.ranks - 0.05}) scale(0.01)`}
        >
          {square.charAt(0)}
        </text>
      ))}
    </>
  );
}
