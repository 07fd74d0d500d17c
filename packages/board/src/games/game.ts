import type { Language } from '@chariot/engine/languages';
import { oneOf } from '@chariot/game/values';
import type { MoveStyle, SideName } from '@chariot/protocol';
import type { Drawings } from '../board/skin.ts';

/** Sets of pieces, of all games. */
export type PieceSet =
  | 'outline'
  | 'staunton'
  | 'origami'
  | 'pixel'
  | 'traditional'
  | 'simplified'
  | 'wooden'
  | 'symbols';
/** Colours of boards, of all games. */
export type BoardTheme = 'wood' | 'green' | 'blue' | 'grey' | 'rose' | 'paper' | 'jade' | 'slate';
/** How files and ranks are written at the edge of a board. */
export type CoordinateStyle = 'algebraic' | 'files' | 'digits';

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

/** The notation that readers of a language are used to, if it is not the first on offer. */
const NOTATION: Readonly<Partial<Record<Language, MoveStyle>>> = {
  'zh-Hans': 'zh-hans',
  'zh-Hant': 'zh-hant',
};

/** How readers of a language number the files, if it is not the first way on offer. */
const COORDINATES: Readonly<Partial<Record<Language, CoordinateStyle>>> = { en: 'digits' };

/** The looks that readers of a language are used to. */
export function usualLooks(offer: LooksOffer, language: Language): Looks {
  const styles = offer.notation.map(({ style }) => style);
  const { pieces, boards, coordinates } = offer;
  return {
    notation: oneOf(styles, NOTATION[language]) ?? styles[0] ?? 'usual',
    pieces: pieces[0] ?? 'outline',
    board: boards[0] ?? 'wood',
    coordinates: oneOf(coordinates, COORDINATES[language]) ?? coordinates[0] ?? 'algebraic',
  };
}
