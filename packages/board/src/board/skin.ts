import type { GameName, SideName, View } from '@chariot/protocol';
import type { ComponentType } from 'preact';
import type { BoardWords } from '../words/words.ts';
import type { Geometry } from './geometry.ts';

/** The look of a game's board and pieces. */
export interface Drawings {
  /** Letters of the piece types, in an editor's order. */
  kinds: readonly string[];
  /** Room around the outermost squares, in squares. */
  margin: { x: number; y: number };
  /** Whether pieces stand on crossings of lines instead of squares. */
  points: boolean;
  /**
   * Draws the surface and the coordinates, in SVG units of one square. The margin lies outside 0.
   */
  Surface: ComponentType<{ geometry: Geometry }>;
  /** Draws one piece, filling its box. */
  Piece: ComponentType<{ side: SideName; kind: string }>;
}

/** A game's look and speech. */
export interface Skin extends Drawings {
  game: GameName;
  /** Board size until the engine has answered. */
  size: { files: number; ranks: number };
  speech: Speech;
}

/** A board's words and its voice for screen readers. */
export interface Speech {
  words: BoardWords;
  /** Speaks a sentence to screen readers. */
  announce(sentence: string): void;
  /** Called when a board to play on shows another position. */
  changed?(before: View, after: View): void;
}
