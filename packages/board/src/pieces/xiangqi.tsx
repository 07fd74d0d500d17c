import type { SideName } from '@chariot/protocol';
import type { ComponentChildren } from 'preact';
import { type Geometry, placeOf, rowsOf } from '../board/geometry.ts';
import type { Drawings, Skin } from '../board/skin.ts';
import type { CoordinateStyle, Looks, PieceSet } from '../games/game.ts';
import { fetched } from '../ui/later.tsx';
import { NUMERALS, outlinesWith } from './outlines.ts';

/** Piece letters, in the order of the characters below. */
const KINDS = 'KABNRCP';
const CHARACTERS: Readonly<Record<'traditional' | 'simplified', Record<SideName, string>>> = {
  traditional: { first: '帥仕相傌俥炮兵', second: '將士象馬車砲卒' },
  simplified: { first: '帅仕相马车炮兵', second: '将士象马车炮卒' },
};
const FILES = 9;
const RANKS = 10;

/** Xiangqi: a wooden board of lines and round pieces. */
export function xiangqiSkin({ pieces, coordinates }: Looks): Drawings {
  return {
    kinds: [...KINDS],
    margin: coordinates === 'algebraic' ? { x: 0.38, y: 0.38 } : { x: 0.1, y: 0.38 },
    points: true,
    Surface: SURFACES[coordinates],
    Piece: WRITTEN[pieces] ?? SymbolPiece,
  };
}

const WRITTEN: Partial<Record<PieceSet, Skin['Piece']>> = {
  traditional: written('traditional'),
  simplified: written('simplified'),
  wooden: WoodenPiece,
};

const wooden = fetched(async () => (await import('./wooden.tsx')).WoodenDisc);

function WoodenPiece({ side, kind }: { side: SideName; kind: string }) {
  const Wood = wooden();
  const character = CHARACTERS.traditional[side].charAt(KINDS.indexOf(kind)) || kind;
  // A plain disc until the script is here.
  if (!Wood) return <PlainDisc side={side} character={character} />;
  return <Wood side={side} character={character} Glyph={Glyph} />;
}

function PlainDisc({ side, character }: { side: SideName; character: string }) {
  return (
    <Disc side={side}>
      <Glyph character={character} x={50} y={50} size={61} />
    </Disc>
  );
}

function written(script: 'traditional' | 'simplified'): Skin['Piece'] {
  return ({ side, kind }) => {
    const character = CHARACTERS[script][side].charAt(KINDS.indexOf(kind));
    // A piece without a character shows its letter.
    return <PlainDisc side={side} character={character || kind} />;
  };
}

const symbols = fetched(async () => {
  const [{ symbolsWith }, { CHESS_PIECES }] = await Promise.all([
    import('./symbols.ts'),
    import('./chess-pieces.ts'),
  ]);
  return symbolsWith(CHESS_PIECES);
});

function SymbolPiece({ side, kind }: { side: SideName; kind: string }) {
  const known = symbols();
  const drawing = known?.[kind];
  // Until they are here the disc is empty; without them it shows the letter.
  if (known === undefined) return <Disc side={side} />;
  return (
    <Disc side={side}>
      {drawing ? (
        <g class="symbol" transform={`translate(50 49) scale(${drawing.scale}) translate(-50 -55)`}>
          <path d={drawing.body} />
          <path d={drawing.trim} />
          {drawing.line && <path class={`line ${kind}`} d={drawing.line} />}
        </g>
      ) : (
        <Glyph character={kind} x={50} y={50} size={61} />
      )}
    </Disc>
  );
}

function Disc({ side, children }: { side: SideName; children?: ComponentChildren }) {
  return (
    <svg class={`disc ${side}`} viewBox="0 0 100 100" aria-hidden="true">
      <circle class="shade" cx="50" cy="53" r="45" />
      <circle class="body" cx="50" cy="50" r="45" />
      <circle class="ring" cx="50" cy="50" r="40" />
      <circle class="ring is-thin" cx="50" cy="50" r="36.5" />
      {children}
    </svg>
  );
}

export interface GlyphProps {
  character: string;
  x: number;
  y: number;
  size: number;
}

function Glyph({ character, x, y, size }: GlyphProps) {
  const known = outlinesWith(character);
  if (known === undefined) return null;
  const outline = known?.GLYPHS[character];
  if (!known || !outline) {
    const place = `translate(${x} ${y}) scale(${size / 100})`;
    return (
      <text class="letter" transform={place} dominant-baseline="central">
        {character}
      </text>
    );
  }
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${size / known.EM})`;
  return <path class="glyph" transform={place} d={outline} />;
}

/** Files, which each player counts from the right. */
function numbered(red: (file: number, place: { x: number; y: number }) => ComponentChildren) {
  return ({ geometry: { below } }: { geometry: Geometry }) => (
    <>
      <Lines />
      {Array.from(NUMERALS, (numeral, i) => {
        const nearRight = FILES - i - 0.5;
        const [redX, blackX] = below === 'first' ? [nearRight, i + 0.5] : [i + 0.5, nearRight];
        const [redY, blackY] = below === 'first' ? [RANKS + 0.16, -0.16] : [-0.16, RANKS + 0.16];
        return (
          <g class="numeral" key={numeral}>
            {red(i, { x: redX, y: redY })}
            <Label text={String(i + 1)} x={blackX} y={blackY} />
          </g>
        );
      })}
    </>
  );
}

/** Chinese numerals for Red, digits for Black. */
const FileSurface = numbered((file, place) => (
  <Glyph character={NUMERALS.charAt(file)} {...place} size={0.34} />
));

/** Digits for both. */
const DigitSurface = numbered((file, place) => <Label text={String(file + 1)} {...place} />);

/** Letters for files and numbers for ranks, as in UCI. */
function AlgebraicSurface({ geometry }: { geometry: Geometry }) {
  const rows = rowsOf(geometry);
  return (
    <>
      <Lines />
      {rows.map((row, y) => (
        <Label key={row[0]} text={row[0]?.slice(1) ?? ''} x={-0.16} y={y + 0.5} />
      ))}
      {rows.at(-1)?.map((square, x) => (
        <Label key={square} text={square.charAt(0)} x={x + 0.5} y={RANKS + 0.16} />
      ))}
    </>
  );
}

const SURFACES: Readonly<Record<CoordinateStyle, Skin['Surface']>> = {
  files: FileSurface,
  digits: DigitSurface,
  algebraic: AlgebraicSurface,
};

function Label({ text, x, y }: { text: string; x: number; y: number }) {
  return (
    <text class="label" transform={`translate(${x} ${y}) scale(0.01)`} dominant-baseline="central">
      {text}
    </text>
  );
}

/** Points marked by four small corners, as Red sees them. */
const MARKED = [
  'b3',
  'h3',
  'b8',
  'h8',
  ...['a', 'c', 'e', 'g', 'i'].flatMap((f) => [`${f}4`, `${f}7`]),
];

/** The lines of the board. They look the same from both sides. */
function Lines() {
  const across = Array.from({ length: RANKS }, (_, y) => `M.5 ${y + 0.5}h8`).join('');
  const inner = Array.from({ length: FILES - 2 }, (_, x) => `M${x + 1.5} .5v4m0 1v4`).join('');
  return (
    <>
      <rect class="wood" x="-1" y="-1" width={FILES + 2} height={RANKS + 2} />
      <path class="lines" d={`${across}${inner}M.5 .5v9M8.5 .5v9`} />
      <path class="lines" d="M3.5 .5l2 2m0-2l-2 2M3.5 7.5l2 2m0-2l-2 2" />
      <path class="lines" d={MARKED.map(corners).join('')} />
      <rect class="edge" x="0.42" y="0.42" width={FILES - 0.84} height={RANKS - 0.84} />
      <g class="river">
        {[...'楚河漢界'].map((character, i) => (
          <Glyph key={character} character={character} x={[2, 3, 6, 7][i] ?? 0} y={5} size={0.62} />
        ))}
      </g>
    </>
  );
}

/** Small corners around a point, within the board. */
function corners(square: string): string {
  const place = placeOf({ files: FILES, ranks: RANKS, below: 'first' }, square);
  if (!place) return '';
  const sides = [-1, 1].filter((side) => placeBeside(place.column + side));
  return sides
    .flatMap((dx) => [-1, 1].map((dy) => corner(place.column + 0.5, place.row + 0.5, dx, dy)))
    .join('');
}

const placeBeside = (column: number): boolean => column >= 0 && column < FILES;

function corner(x: number, y: number, dx: number, dy: number): string {
  const [gap, arm] = [0.07, 0.13];
  return `M${x + dx * (gap + arm)} ${y + dy * gap}h${-dx * arm}v${dy * arm}`;
}
