import type { GameName, MoveStyle, SideName } from '@chariot/protocol';
import type { FenFields } from './fields.ts';
import type { PgnGame } from './pgn/read.ts';

/** What the analysis view needs to know of a game. */
export interface GameInAnalysis {
  /** Its PGN. */
  text: GameText;
  /** What its FEN can say. */
  fields: FenFields;
}

/** It, of every game. */
export type GamesInAnalysis = Readonly<Record<GameName, GameInAnalysis>>;

/** How a game is written down in PGN, and told from others. */
export interface GameText {
  /** The usual tags in their order, each with its value where nothing is known. */
  roster: readonly (readonly [name: string, unknown: string])[];
  /** The tags with the players' names, the usual one first. */
  players: Readonly<Record<SideName, readonly string[]>>;
  /** True if a game from another start has the tag `SetUp`. */
  hasSetUpTag: boolean;
  /** The names of the game in the tags `Variant` and `Game`. */
  names: RegExp;
  /** The value of the tag `Variant` for a game from this start, if it has rules of its own. */
  variantOf?(start: string): string | undefined;
  /** True if a move can only be one of this game. */
  isOwnMove(text: string): boolean;
  /** The notation to read moves in. */
  readStyle(game: PgnGame): MoveStyle;
  /** The notation to write moves in, given the one that is shown; `format` is the value of the tag `Format`. */
  writeStyle(shown: MoveStyle): { style: MoveStyle; format?: string };
}
