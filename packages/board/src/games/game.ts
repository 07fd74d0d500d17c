import type { Language } from '@chariot/engine/languages';
import { oneOf } from '@chariot/game/values';
import type { MoveStyle, SideName } from '@chariot/protocol';
import type { Drawings } from '../board/skin.ts';

/** Sets of pieces for all games. */
export type PieceSet =
  | 'outline'
  | 'staunton'
  | 'origami'
  | 'pixel'
  | 'traditional'
  | 'simplified'
  | 'wooden'
  | 'symbols';
/** Board colours for all games. */
export type BoardTheme = 'wood' | 'green' | 'blue' | 'grey' | 'rose' | 'paper' | 'jade' | 'slate';
/** Coordinates at a board's edge. */
export type CoordinateStyle = 'algebraic' | 'files' | 'digits';

/** The parts of a game that drawing a board needs. */
export interface GameOnBoard {
  board: BoardSize;
  looks: LooksOffer;
  /** The surface and the pieces in the chosen looks. */
  skin(looks: Looks): Drawings;
}

/** Size of a board, in squares or points. */
export interface BoardSize {
  files: number;
  ranks: number;
}

/** The user's choice of looks for a game. */
export interface Looks {
  /** The notation of moves. */
  notation: MoveStyle;
  pieces: PieceSet;
  board: BoardTheme;
  coordinates: CoordinateStyle;
}

/** The looks on offer, the default first. */
export interface LooksOffer {
  notation: readonly { style: MoveStyle; example: string }[];
  pieces: readonly PieceSet[];
  /** A set for users who cannot read the usual one, offered once to speakers of these languages. */
  readable?: { pieces: PieceSet; to: readonly Language[] };
  /** Pieces that show off a set, by side and letter. */
  samples: readonly (readonly [SideName, string])[];
  boards: readonly BoardTheme[];
  coordinates: readonly CoordinateStyle[];
}

/** A language's usual notation, if it is not the first on offer. */
const NOTATION: Readonly<Partial<Record<Language, MoveStyle>>> = {
  'zh-Hans': 'zh-hans',
  'zh-Hant': 'zh-hant',
};

/** A language's usual numbering of files, if it is not the first on offer. */
const COORDINATES: Readonly<Partial<Record<Language, CoordinateStyle>>> = { en: 'digits' };

/** A language's usual looks. */
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
