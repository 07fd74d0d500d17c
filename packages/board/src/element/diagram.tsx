import { renderToString } from 'preact-render-to-string';
import type { Geometry } from '../board/geometry.ts';
import { piecesIn, placementOf } from '../board/placement.ts';
import { Still } from '../board/Still.tsx';
import { BOARDS } from '../games/boards.ts';
import {
  type BoardTheme,
  type CoordinateStyle,
  type GameOnBoard,
  type PieceSet,
  usualLooks,
} from '../games/game.ts';
import { outlinesWith } from '../pieces/outlines.ts';
import boards from '../styles/boards.css?inline';
import drawn from '../styles/drawn.css?inline';
import tokens from '../styles/tokens.css?inline';

/** The look of a diagram. */
export interface DiagramOptions {
  /** The side below (default `first`: White, Red). */
  orientation?: 'first' | 'second';
  /** Colours of the board (default `wood`). */
  board?: BoardTheme;
  /** The set of pieces, among those that need no fetch. Default: the game's usual one. */
  pieces?: Extract<PieceSet, 'outline' | 'traditional' | 'simplified'>;
  coordinates?: CoordinateStyle;
  /** Text for screen readers (default: the FEN). */
  label?: string;
  /** Width and height of a square in pixels (default 45). Styles may change the size. */
  squareSize?: number;
}

// Outlines of characters are scripts of their own. Once they are here, diagrams are drawn at once.
for (const character of '帥帅一') outlinesWith(character);
await Promise.all([
  import('../pieces/glyphs.ts'),
  import('../pieces/glyphs-simplified.ts'),
  import('../pieces/glyphs-numerals.ts'),
]);

/** Stands for the page or a shadow tree's board in their styles. */
const DIAGRAM = '.chariot-diagram';
const STYLES = [
  `${tokens}${boards}`
    .replace(/:host\(\[board=([^\]]*)\]\)/g, `${DIAGRAM}[data-board=$1]`)
    .replace(/:root|:host/g, DIAGRAM),
  `${DIAGRAM}{${drawn}}`,
].join('');

/**
 * A position as an SVG picture for a page or a file. It needs no browser and reads only the pieces
 * of the FEN; the number of squares tells the game.
 * @throws RangeError if it has not the ranks and files of a board, or has a piece that no game knows.
 */
export function renderBoard(fen: string, options: DiagramOptions = {}): string {
  const { orientation = 'first', board = 'wood', label = fen, squareSize = 45 } = options;
  const rows = placementOf(fen);
  const [name, game] = gameOf(rows);
  const looks = { ...usualLooks(game.looks, 'en'), ...chosen(options), board };
  const { margin, kinds, Surface, Piece } = game.skin(looks);
  const geometry: Geometry = { ...game.board, below: orientation };
  const [wide, high] = [geometry.files + 2 * margin.x, geometry.ranks + 2 * margin.y];
  const pieces = piecesIn(rows, geometry, kinds);
  return renderToString(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      class={`${DIAGRAM.slice(1)} ${name}`}
      data-board={board}
      viewBox={`${-margin.x} ${-margin.y} ${wide} ${high}`}
      width={wide * squareSize}
      height={high * squareSize}
      role="img"
      aria-label={label}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, whose quotation marks must stay */}
      <style dangerouslySetInnerHTML={{ __html: STYLES }} />
      <Still {...{ geometry, pieces, Surface, Piece }} />
    </svg>,
  );
}

function chosen({ pieces, coordinates }: DiagramOptions) {
  return { ...(pieces && { pieces }), ...(coordinates && { coordinates }) };
}

function gameOf(rows: readonly string[][]): [string, GameOnBoard] {
  const found = Object.entries(BOARDS).find(
    ([, { board }]) =>
      rows.length === board.ranks && rows.every((row) => row.length === board.files),
  );
  if (found) return found;
  const sizes = Object.entries(BOARDS).map(
    ([name, { board }]) => `${board.ranks} ranks of ${board.files} squares for ${name}`,
  );
  throw new RangeError(`the FEN needs ${sizes.join(' or ')}`);
}
