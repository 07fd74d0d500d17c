import type { GameOnBoard } from '@chariot/board/pieces';
import type { Language } from '@chariot/engine/languages';
import type { GameInAnalysis } from '@chariot/game';
import type { GameInEndgame } from './endgame.ts';

/** All differences between the games on the page, except texts (`i18n`) and styles. */
export interface GameOnPage extends GameOnBoard {
  /** Languages whose speakers start with this game, unless an address or an earlier visit says otherwise. */
  startsIn?: readonly Language[];
  /** Customary piece values in pawns, least first; for display only. */
  worth: Readonly<Record<string, number>>;
  /** Data for the analysis view, fetched with it. */
  analysis(): Promise<GameInAnalysis>;
  openings: Openings;
  /** Shuffled starts, if the game has them; fetched with the new game dialog. */
  shuffled?(): Promise<ShuffledStarts>;
  /** Foreign spellings of moves, fetched when the engine does not know a move. */
  spellings(): Promise<readonly Spelling[]>;
  /** Data for the endgame view, fetched with it. */
  endgame(): Promise<GameInEndgame>;
}

/** Shuffled starts, by number from 0. */
export interface ShuffledStarts {
  count: number;
  /** Number of the starting position. */
  usual: number;
  /** FEN of a start. */
  startOf(number: number): string;
}

/** Translates a move of one language for the engine; `null` if it has letters of another. */
export type Spelling = (text: string) => string | null;

export interface Openings {
  /** One opening a line, tab-separated: key of the position, English name, Chinese name. */
  names(): Promise<{ OPENINGS: string }>;
}
