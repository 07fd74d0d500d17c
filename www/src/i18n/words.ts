import type { GameName, MoveStyle, SideName } from '../protocol/index.ts';
import type { ViewName } from '../ui/route.ts';

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

/** Everything the page says, in one language. */
export interface Words {
  name: string;
  views: Record<ViewName, string>;
  /** Of those whose names are too long for a phone. */
  shortViews: Partial<Record<ViewName, string>>;
  language: string;
  settings: string;
  skipToBoard: string;

  games: Readonly<Record<GameName, GameWords>>;
  game: string;
  /** A square, the piece on it, whether the selected piece can move there, and its result on a heat map. */
  square(name: string, piece: string, target: boolean, worth: string | undefined): string;
  /** A piece was selected; `count` of its moves, `null` if not known. */
  selected(piece: string, square: string, count: number | null): string;
  putBack: string;
  /** A premove was made. */
  premove(piece: string, from: string, to: string): string;
  premoveCancelled: string;
  moved(move: SpokenMove): string;
  promotion: string;
  dismiss: string;
  cancel: string;
  more: string;

  newGame: string;
  history: string;
  undo: string;
  hint: string;
  flip: string;
  resign: string;
  offerDraw: string;
  rematch: string;
  review: string;
  learn: string;
  playFromHere: string;
  /** What is given as odds, by its English name. */
  odds: Readonly<Record<string, string>>;
  /** The odds and who gives them. */
  gives(side: string, odds: string): string;
  /** The notation in whose language the engine explains a judged repetition. */
  explainedIn: MoveStyle;
  done: string;
  /** The computer's level and its measured rating. */
  strength(level: number, elo: number): string;
  you: string;
  /** It is this player's turn. */
  turn: string;
  /** The names of the pieces that a player has captured. */
  captured(names: readonly string[]): string;
  /** A player is ahead by so many pawns' worth of pieces. */
  ahead(pawns: number): string;
  toPlay(side: string): string;
  toPlayInCheck(side: string): string;

  loading: string;
  yourMove: string;
  yourMoveInCheck: string;
  thinking: string;
  /** The computer waits until the person has heard the coach. */
  waits: string;
  hinting: string;
  hintIs(move: string): string;
  offering: string;
  drawRefused: string;
  /** The clock of a side. */
  clockOf(side: string, time: string): string;
  lowOnTime(side: string): string;
  lookingBack(move: string): string;
  wins(side: string): string;
  youWin: string;
  youLose: string;
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
  typeMove: string;
  typeMoveExample(moves: readonly string[]): string;
  playMove: string;
  position: string;
  fenPlaceholder: string;
  setPosition: string;
  copy: string;
  copied: string;
  errorTitles: { fen: string; move: string; position: string };
  notices: string;

  depth: string;
  nodes: string;
  speed: string;
  evaluation: string;
  line: string;
  evaluationOf(side: string, score: string): string;
  noEvaluation: string;
  showEngine: string;
  /** The computer ponders, at this depth in plies. */
  pondering(depth: number): string;

  mateIn(moves: number): string;

  engineFailed: string;
  noWebAssembly: string;
  partFailed: string;
  retry: string;
  pageError: string;
  newVersion: string;
  reload: string;
  later: string;
}
