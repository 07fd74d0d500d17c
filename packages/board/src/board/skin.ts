import type { GameName, SideName, View } from '@chariot/protocol';
import type { ComponentType } from 'preact';
import type { BoardWords } from '../words/words.ts';
import type { Geometry } from './geometry.ts';

/** How the board and the pieces of a game are drawn. */
export interface Drawings {
  /** Letters of the kinds of pieces, in the order an editor offers them. */
  kinds: readonly string[];
  /** Room around the outermost squares, in squares. */
  margin: { x: number; y: number };
  /** True if pieces stand where lines cross; false if they stand on squares. */
  points: boolean;
  /** Draws squares or lines and the coordinates, in SVG units of one square; the margin lies outside of 0. */
  Surface: ComponentType<{ geometry: Geometry }>;
  /** Draws one piece, filling the box it stands in. */
  Piece: ComponentType<{ side: SideName; kind: string }>;
}

/** How a game looks, and what is said of it: its board and its pieces. */
export interface Skin extends Drawings {
  game: GameName;
  /** The board size to draw until the engine has answered. */
  size: { files: number; ranks: number };
  speech: Speech;
}

/** How a board speaks. */
export interface Speech {
  words: BoardWords;
  /** Says a sentence to screen readers. */
  announce(sentence: string): void;
  /** Told when a board to play on shows another position. */
  changed?(before: View, after: View): void;
}
