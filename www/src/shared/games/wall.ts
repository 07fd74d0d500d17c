import type { GameName } from '@chariot/protocol';

/** An ending that the chapter "The brick wall" solves. */
export interface WallEnding {
  /** Its name, as the engine reads it. */
  material: string;
  /** What it is called, in the dictionary of that chapter. */
  name: WallEndingName;
}

/** What the endings are called. */
export type WallEndingName =
  | 'rook'
  | 'queen'
  | 'pawn'
  | 'chariot'
  | 'horse'
  | 'horseAdvisor'
  | 'soldier';

/** The endings of each game, the first of which is shown first. All are solved in milliseconds. */
export const WALL_ENDINGS: Readonly<Record<GameName, readonly [WallEnding, ...WallEnding[]]>> = {
  chess: [
    { material: 'KRK', name: 'rook' },
    { material: 'KQK', name: 'queen' },
    { material: 'KPK', name: 'pawn' },
  ],
  xiangqi: [
    { material: 'KNK', name: 'horse' },
    { material: 'KNKA', name: 'horseAdvisor' },
    { material: 'KRK', name: 'chariot' },
    { material: 'KPK', name: 'soldier' },
  ],
};

/** A line that the board is folded on: between the left and the right, the near and the far half, or the long diagonal
 * of a quarter. */
export type Fold = 'files' | 'ranks' | 'diagonal';

/** In which order the symmetries of each game fold its board; an ending may allow fewer. */
export const FOLDS: Readonly<Record<GameName, readonly Fold[]>> = {
  chess: ['files', 'ranks', 'diagonal'],
  xiangqi: ['files'],
};
