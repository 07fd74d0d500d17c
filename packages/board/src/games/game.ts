import type { Language } from '@chariot/engine/languages';
import type { MoveStyle, SideName } from '@chariot/protocol';
import type { Drawings } from '../board/skin.ts';
import type { BoardTheme, CoordinateStyle, PieceSet } from './looks.ts';

export type { BoardTheme, CoordinateStyle, PieceSet };

/** In what the games differ where nothing but a board is drawn. */
export interface GameOnBoard {
  board: BoardSize;
  looks: LooksOffer;
  /** The surface and the pieces in the chosen looks. */
  skin(looks: Looks): Drawings;
}

/** Number of files and ranks. */
export interface BoardSize {
  files: number;
  ranks: number;
}

/** The looks of a game, as chosen by a person. */
export interface Looks {
  /** How moves are written. */
  notation: MoveStyle;
  pieces: PieceSet;
  board: BoardTheme;
  coordinates: CoordinateStyle;
}

/** The looks to choose from, the default first. */
export interface LooksOffer {
  notation: readonly { style: MoveStyle; example: string }[];
  pieces: readonly PieceSet[];
  /** A set for those who cannot read the usual one, offered once to readers of these languages. */
  readable?: { pieces: PieceSet; to: readonly Language[] };
  /** The pieces that show a set, by side and letter. */
  samples: readonly (readonly [SideName, string])[];
  boards: readonly BoardTheme[];
  coordinates: readonly CoordinateStyle[];
}
