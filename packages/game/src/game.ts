import type { GameName, MoveStyle, Setup, SideName } from '@chariot/protocol';
import type { PgnGame } from './pgn/read.ts';

/** What castling depends on. */
export type Castling = Pick<Setup, 'pieces' | 'castling'>;

/** What the fields of a game's FEN can say beside the pieces and the side to move; which of it fits is for the engine. */
export interface FenFields {
  /** The rights to castle, by their letters. */
  castling: readonly { letter: string; side: SideName; wing: 'king' | 'queen' }[];
  /** The squares that can be named as en passant square, by the side to move. */
  enPassant: Readonly<Record<SideName, readonly string[]>>;
  /** The variant of the game that a position belongs to by its rights to castle; `undefined` for the usual game. */
  variantOf?(position: Castling): string | undefined;
}

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
  variantOf?(start: Castling): string | undefined;
  /** True if a move can only be one of this game. */
  isOwnMove(text: string): boolean;
  /** The notation to read moves in. */
  readStyle(game: PgnGame): MoveStyle;
  /** The notation to write moves in, given the one that is shown; `format` is the value of the tag `Format`. */
  writeStyle(shown: MoveStyle): { style: MoveStyle; format?: string };
}
