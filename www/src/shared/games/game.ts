import type { GameOnBoard } from '@chariot/board/pieces';
import type { Language } from '@chariot/engine/languages';
import type { GameInAnalysis } from '@chariot/game';
import type { GameInEndgame } from './endgame.ts';

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
  /** One opening a line: key of the position, English name, Chinese name, with tabs between. */
  names(): Promise<{ OPENINGS: string }>;
}
