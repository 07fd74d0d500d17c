import type { SideName } from '@chariot/protocol';
import { useId } from 'preact/hooks';
import { type Geometry, placeOf, rowsOf } from '../board/geometry.ts';
import type { Drawings, Skin } from '../board/skin.ts';
import type { Looks, PieceSet } from '../games/game.ts';
import { fetched } from '../ui/later.tsx';
import type { Drawing } from './chess-pieces.ts';

type PieceDrawings = Readonly<Record<string, Drawing>>;

/** The sets. Those that nobody brings along are fetched when first drawn. */
const SETS: Partial<Record<PieceSet, () => PieceDrawings | null | undefined>> = {
  outline: fetched(async () => (await import('./chess-pieces.ts')).CHESS_PIECES),
  origami: fetched(async () => (await import('./origami.ts')).ORIGAMI),
  staunton: fetched(async () => (await import('./staunton.ts')).STAUNTON),
  pixel: fetched(async () => (await import('./pixel.ts')).PIXEL),
};

/** The set that is drawn until another has loaded; nothing is drawn if none was brought along. */
let atHand: { set: PieceSet; drawings: PieceDrawings } | undefined;

/** Brings a set along, which is then drawn at once. */
export function bundle(set: PieceSet, drawings: PieceDrawings): void {
  SETS[set] = () => drawings;
  atHand = { set, drawings };
}

/** Chess: a board of two colours and one of the piece sets. */
export function chessSkin({ pieces }: Looks): Drawings {
  return {
    kinds: KINDS,
    margin: { x: 0, y: 0 },
    points: false,
    Surface: ChessSurface,
    Piece: PIECES[pieces] ?? pieceOf('outline'),
  };
}

/** Letters of the pieces, in an editor's order. */
const KINDS = ['K', 'Q', 'R', 'B', 'N', 'P'];

interface PieceProps {
  side: SideName;
  kind: string;
}

/** The pieces of a set, or of the one at hand until it has loaded. */
function pieceOf(set: PieceSet): Skin['Piece'] {
  return ({ side, kind }: PieceProps) => {
    const light = useId();
    const fetched = SETS[set]?.();
    const shown = fetched ? { set, drawings: fetched } : atHand;
    // Only for a moment: the set is on its way.
    if (fetched === undefined && !shown) return null;
    const style = shown?.set;
    const drawing = shown?.drawings[kind];
    return (
      <svg
        class={`chess-piece ${style ?? set} ${side} ${kind}`}
        viewBox="1.5 2 97 97"
        aria-hidden="true"
      >
        {drawing ? (
          <>
            {style === 'staunton' && <Light id={light} />}
            <path
              class="body"
              d={drawing.body}
              {...(style === 'staunton' && { style: { fill: `url(#${light})` } })}
            />
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
  };
}

/** The light on turned wood. */
function Light({ id }: { id: string }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="20" x2="80">
      <stop offset="0" class="lit-edge" />
      <stop offset="0.3" class="lit-top" />
      <stop offset="0.6" class="lit-body" />
      <stop offset="1" class="lit-shade" />
    </linearGradient>
  );
}

const PIECES: Readonly<Record<string, Skin['Piece']>> = Object.fromEntries(
  (['outline', 'staunton', 'origami', 'pixel'] as const).map((set) => [set, pieceOf(set)]),
);

function ChessSurface({ geometry }: { geometry: Geometry }) {
  const rows = rowsOf(geometry);
  // a1 is dark: its file and rank numbers have an even sum.
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
