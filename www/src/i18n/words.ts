import type { GameName, MoveStyle, SideName } from '../protocol/index.ts';
import type { ViewName } from '../ui/route.ts';

/** A move in the words of a language, for screen readers. */
export interface SpokenMove {
  piece: string;
  from: string;
  to: string;
  captured: string | undefined;
  promotion: string | undefined;
  check: boolean;
}

/** What a game calls its things. */
export interface GameWords {
  name: string;
  board: string;
  sides: Readonly<Record<SideName, string>>;
  /** A kind of pieces by its letter, as its side calls it. */
  kind(side: SideName, kind: string): string;
  /** A piece with its side. */
  piece(side: SideName, kind: string): string;
  /** Why a game ended, by the stable name of the rule. */
  rules: Readonly<Record<string, string>>;
}

/** Everything the page says, in one language. */
export interface Words {
  name: string;
  views: Record<ViewName, string>;
  shortViews: Record<ViewName, string>;
  language: string;
  settings: string;
  skipToBoard: string;

  games: Readonly<Record<GameName, GameWords>>;
  game: string;
  /** A square, what stands there, whether the piece in hand may go there, and what it is worth. */
  square(name: string, piece: string, target: boolean, worth: string | undefined): string;
  /** A piece was picked up; `count`: of its moves, `null` if nobody knows. */
  selected(piece: string, square: string, count: number | null): string;
  putBack: string;
  /** A move is made before its turn. */
  premove(piece: string, from: string, to: string): string;
  premoveCancelled: string;
  moved(move: SpokenMove): string;
  promotion: string;
  dismiss: string;
  cancel: string;

  newGame: string;
  undo: string;
  hint: string;
  flip: string;
  resign: string;
  offerDraw: string;
  rematch: string;
  review: string;
  playFromHere: string;
  /** What is given as odds, by its English name. */
  odds: Readonly<Record<string, string>>;
  /** The odds and who gives them. */
  gives(side: string, odds: string): string;
  /** A notation in whose language the engine explains a judged repetition. */
  explainedIn: MoveStyle;
  done: string;
  /** Names of the levels 1, 2, … */
  levels: readonly string[];
  levelIs(level: number, name: string): string;
  youPlay(side: string): string;
  twoPlayers: string;
  toPlay(side: string): string;
  toPlayInCheck(side: string): string;

  loading: string;
  yourMove: string;
  yourMoveInCheck: string;
  thinking: string;
  hinting: string;
  hintIs(move: string): string;
  offering: string;
  drawRefused: string;
  clocks: string;
  /** The clock of a side. */
  clockOf(side: string, time: string): string;
  lowOnTime(side: string): string;
  lookingBack(move: string): string;
  wins(side: string): string;
  youWin: string;
  youLose: string;
  draw: string;
  /** The rule by which a game ended, and what was done. */
  because(rule: string, explanation: string): string;

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
  showEngine: string;
  /** It thinks while the person does, so many plies deep. */
  pondering(depth: number): string;

  mateIn(moves: number): string;

  engineFailed: string;
  partFailed: string;
  retry: string;
  pageError: string;
  newVersion: string;
  reload: string;
  later: string;
}
