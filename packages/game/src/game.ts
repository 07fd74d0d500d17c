import type { GameName, MoveStyle, Setup, SideName } from '@chariot/protocol';
import type { PgnGame } from './pgn/read.ts';

/** The parts of a position that castling depends on. */
export type Castling = Pick<Setup, 'pieces' | 'castling'>;

/** Choices for the FEN fields besides pieces and side to move. The engine checks them. */
export interface FenFields {
  castling: readonly { letter: string; side: SideName; wing: 'king' | 'queen' }[];
  /** Squares that can be the en passant square, by side to move. */
  enPassant: Readonly<Record<SideName, readonly string[]>>;
  /** The variant that the castling rights imply; `undefined` for the usual game. */
  variantOf?(position: Castling): string | undefined;
}

/** A game's rules for text, as the analysis view needs them. */
export interface GameInAnalysis {
  text: GameText;
  fields: FenFields;
}

export type GamesInAnalysis = Readonly<Record<GameName, GameInAnalysis>>;

/** How to write a game in PGN, and how to recognise it. */
export interface GameText {
  /** The usual tags in order, each with its value for "unknown". */
  roster: readonly (readonly [name: string, unknown: string])[];
  /** Tags for the players' names, the usual one first. */
  players: Readonly<Record<SideName, readonly string[]>>;
  /** Whether a game from another start has the tag `SetUp`. */
  hasSetUpTag: boolean;
  names: RegExp;
  /** Value of the tag `Variant`, if the rules of this start are not the usual ones. */
  variantOf?(start: Castling): string | undefined;
  /** Whether only this game can have such a move. */
  isOwnMove(text: string): boolean;
  readStyle(game: PgnGame): MoveStyle;
  /** Notation for writing, given the displayed one; `format` is the value of the tag `Format`. */
  writeStyle(shown: MoveStyle): { style: MoveStyle; format?: string };
}
