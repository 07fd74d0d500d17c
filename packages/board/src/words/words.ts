import type { GameName, SideName } from '@chariot/protocol';

/** The parts of a move for screen readers. */
export interface SpokenMove {
  piece: string;
  from: string;
  to: string;
  captured: string | undefined;
  promotion: string | undefined;
  check: boolean;
}

/** Words about a game. */
export interface GameWords {
  name: string;
  board: string;
  sides: Readonly<Record<SideName, string>>;
  /** A piece type by its letter, in the words of `side`. */
  kind(side: SideName, kind: string): string;
  /** A piece with its side. */
  piece(side: SideName, kind: string): string;
  /** A piece on its square, for games whose players do not use coordinates. */
  placed?(side: SideName, kind: string, square: string): string;
  /** Reasons for the end of a game, by the stable name of the rule. */
  rules: Readonly<Record<string, string>>;
}

/** Words about a board and a game on it, in one language. */
export interface BoardWords {
  games: Readonly<Record<GameName, GameWords>>;
  /** A square, its piece, whether the selected piece can move there, its heat map result. */
  square(name: string, piece: string, target: boolean, worth: string | undefined): string;
  /** A selected piece, with its number of moves; `null` if unknown. */
  selected(piece: string, square: string, count: number | null): string;
  putBack: string;
  moved(move: SpokenMove): string;
  promotion: string;
  cancel: string;

  newGame: string;
  undo: string;
  flip: string;
  toPlay(side: string): string;
  toPlayInCheck(side: string): string;

  loading: string;
  thinking(name: string): string;
  wins(side: string): string;
  draw: string;
  /** The rule that ended a game, and its explanation. */
  because(rule: string, explanation: string): string;
  /** The result and its reason in one line. */
  ended(title: string, reason: string): string;

  moves: string;
  noMoves: string;
  firstPosition: string;
  previous: string;
  next: string;
  lastPosition: string;

  partFailed: string;
  retry: string;
}
