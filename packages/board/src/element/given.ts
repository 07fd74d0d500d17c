import type { Shape } from '@chariot/game';
import type { SideName } from '@chariot/protocol';
import { type Signal, signal } from '@preact/signals';
import type { Skin } from '../board/skin.ts';

/** The squares that the piece of each square may move to. */
export type Dests = Readonly<Record<string, readonly string[]>>;
/** Names of squares, for `::part(…)`. */
export type SquareParts = Readonly<Record<string, string>>;
/** The address of a piece's image, by side and letter; `null` for the one of the set. */
export type PieceImages = (side: SideName, kind: string) => string | null;

/** Properties of a board that are no attributes; `null` where they are absent. */
export interface GivenValues {
  /** Arrows and circles, which stay until they are set again. Absent: drawn ones, until a move. */
  shapes: readonly Shape[] | null;
  /** Names of squares, for `::part(…)` of the page's style sheet. */
  squareParts: SquareParts | null;
  /** Moves to allow among the legal ones, or, with the view `free`, instead of them. */
  dests: Dests | null;
  /** Images of pieces. */
  pieceImages: PieceImages | null;
}

export type GivenName = keyof GivenValues;

/** The properties as the parts of a board use them. */
export interface GivenParts extends Omit<GivenValues, 'pieceImages'> {
  /** Draws images in place of the usual pieces. */
  pieceImages: ((usual: Skin['Piece']) => Skin['Piece']) | null;
}

/** Those properties of one board, for its parts to follow. */
export type Given = { readonly [Name in GivenName]: Signal<GivenParts[Name]> };

/** The names of the properties. */
export const GIVEN: readonly GivenName[] = ['shapes', 'squareParts', 'dests', 'pieceImages'];

export function nothingGiven(): Given {
  return {
    shapes: signal<GivenValues['shapes']>(null),
    squareParts: signal<GivenValues['squareParts']>(null),
    dests: signal<GivenValues['dests']>(null),
    pieceImages: signal<GivenParts['pieceImages']>(null),
  };
}
