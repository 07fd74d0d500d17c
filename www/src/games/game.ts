import type { GameInAnalysis } from '../analysis/game.ts';
import type { Skin } from '../board/skin.ts';
import type { GameInEndgame } from '../endgame/game.ts';
import type { MoveStyle, SideName } from '../protocol/index.ts';
import type { ViewName } from '../ui/route.ts';

/** Everything in which the games differ on the page, except words (`i18n`) and styles. */
export interface GameOnPage {
  /** The views that show the game. */
  views: readonly ViewName[];
  board: BoardSize;
  looks: LooksOffer;
  /** The surface and the pieces in the chosen looks. */
  skin(looks: Looks): Omit<Skin, 'game' | 'size'>;
  /** What the analysis view needs; fetched with that view. */
  analysis(): Promise<GameInAnalysis>;
  openings: Openings;
  /** What the endgame view needs; fetched with that view. */
  endgame(): Promise<GameInEndgame>;
}

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

export type PieceSet = 'outline' | 'origami' | 'traditional' | 'simplified' | 'symbols';
export type BoardTheme = 'wood' | 'green' | 'blue' | 'grey' | 'rose' | 'paper' | 'jade' | 'slate';
export type CoordinateStyle = 'algebraic' | 'files';

/** The looks to choose from, the default first. */
export interface LooksOffer {
  notation: readonly { style: MoveStyle; example: string }[];
  pieces: readonly PieceSet[];
  /** The pieces that show a set, by side and letter. */
  samples: readonly (readonly [SideName, string])[];
  boards: readonly BoardTheme[];
  coordinates: readonly CoordinateStyle[];
}
