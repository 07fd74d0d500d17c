import type { Geometry } from '../board/geometry.ts';
import { placeOf, rowsOf } from '../board/geometry.ts';
import type { Skin } from '../board/skin.ts';
import type { Looks } from '../games/game.ts';
import type { SideName } from '../protocol/index.ts';
import { CHESS_PIECES, type Drawing } from './chess-pieces.ts';
import { fetched } from './fetched.ts';

/** The origami set, fetched when it is first drawn. */
const origami = fetched(async () => (await import('./origami.ts')).ORIGAMI);

/** Chess: a board of two colours and one of the piece sets. */
export function chessSkin({ pieces }: Looks): Omit<Skin, 'game' | 'size'> {
  return {
    kinds: Object.keys(CHESS_PIECES),
    margin: { x: 0, y: 0 },
    points: false,
    Surface: ChessSurface,
    Piece: pieces === 'origami' ? OrigamiPiece : OutlinePiece,
  };
}

const DRAWINGS = new Map<string, Drawing>(Object.entries(CHESS_PIECES));

interface PieceProps {
  side: SideName;
  kind: string;
}

function OutlinePiece({ side, kind }: PieceProps) {
  return <ChessPiece side={side} kind={kind} style="outline" drawing={DRAWINGS.get(kind)} />;
}

function OrigamiPiece({ side, kind }: PieceProps) {
  const folded = origami();
  // Until the set has come, and where it cannot be fetched, the outline set stands in.
  if (!folded) return <OutlinePiece side={side} kind={kind} />;
  return <ChessPiece side={side} kind={kind} style="origami" drawing={folded[kind]} />;
}

interface ChessPieceProps extends PieceProps {
  style: string;
  drawing: Drawing | undefined;
}

function ChessPiece({ side, kind, style, drawing }: ChessPieceProps) {
  return (
    <svg class={`chess-piece ${style} ${side} ${kind}`} viewBox="1.5 2 97 97" aria-hidden="true">
      {drawing ? (
        <>
          <path class="body" d={drawing.body} />
          <path class="trim" d={drawing.trim} />
          {style === 'origami' && <path class="edge" d={drawing.body} />}
          {drawing.line && <path class="line" d={drawing.line} />}
        </>
      ) : (
        // A piece without a drawing shows its letter.
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
