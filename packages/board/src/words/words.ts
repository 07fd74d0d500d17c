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

/** The words of a game. */
export interface GameWords {
  name: string;
  board: string;
  sides: Readonly<Record<SideName, string>>;
  /** A piece type by its letter, as the side calls it. */
  kind(side: SideName, kind: string): string;
  /** A piece and its side. */
  piece(side: SideName, kind: string): string;
  /** A piece where it stands, if players do not call squares by their coordinates. */
  placed?(side: SideName, kind: string, square: string): string;
  /** Why a game ended, by the stable name of the rule. */
  rules: Readonly<Record<string, string>>;
}

/** What is said of a board and of a game on it, in one language. */
export interface BoardWords {
  games: Readonly<Record<GameName, GameWords>>;
  /** A square, the piece on it, whether the selected piece can move there, and its result on a heat map. */
  square(name: string, piece: string, target: boolean, worth: string | undefined): string;
  /** A piece was selected; `count` of its moves, `null` if not known. */
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
  thinking: string;
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
