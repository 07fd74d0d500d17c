import type { GameInAnalysis } from '../analysis/game.ts';
import type { Drawings } from '../board/skin.ts';
import type { GameInEndgame } from '../endgame/game.ts';
import type { Language } from '../i18n/languages.ts';
import type { MoveStyle, SideName } from '../protocol/index.ts';
import type { BoardTheme, CoordinateStyle, PieceSet } from './looks.ts';

export type { BoardTheme, CoordinateStyle, PieceSet };

/** In what the games differ where nothing but a board is drawn. */
export interface GameOnBoard {
  board: BoardSize;
  looks: LooksOffer;
  /** The surface and the pieces in the chosen looks. */
  skin(looks: Looks): Drawings;
}

/** Everything in which the games differ on the page, except words (`i18n`) and styles. */
export interface GameOnPage extends GameOnBoard {
  /** Languages whose speakers start with this game, unless an address or an earlier visit says otherwise. */
  startsIn?: readonly Language[];
  /** What each piece is customarily worth in pawns, the least first; for the eye only. */
  worth: Readonly<Record<string, number>>;
  /** What the analysis view needs; fetched with that view. */
  analysis(): Promise<GameInAnalysis>;
  openings: Openings;
  /** Starts with shuffled pieces, if it is played so too; fetched with the dialog of a new game. */
  shuffled?(): Promise<ShuffledStarts>;
  /** Other ways to write its moves; fetched when the engine knows a move not. */
  spellings(): Promise<readonly Spelling[]>;
  /** What the endgame view needs; fetched with that view. */
  endgame(): Promise<GameInEndgame>;
}

/** Starts with shuffled pieces, by number from 0. */
export interface ShuffledStarts {
  count: number;
  /** The number of the usual start. */
  usual: number;
  /** Its FEN. */
  startOf(number: number): string;
}

/** Writes a move of one language as the engine reads it; `null` if it has letters of another. */
export type Spelling = (text: string) => string | null;

/** The opening book of a game, which has names only. */
export interface Openings {
  /** True if an opening stays the same with the board mirrored left to right. */
  isMirrored: boolean;
  /** One opening a line: key of the position, English name, Chinese name, with tabs between. */
  names(): Promise<{ OPENINGS: string }>;
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
