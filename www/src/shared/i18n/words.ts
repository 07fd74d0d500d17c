import type { BoardWords } from '@chariot/board/words';
import type { MoveStyle } from '@chariot/protocol';
import type { ViewName } from '../ui/route.ts';

/** Everything the page says, in one language. */
export interface Words extends BoardWords {
  name: string;
  views: Record<ViewName, string>;
  /** Of those whose names are too long for a phone. */
  shortViews: Partial<Record<ViewName, string>>;
  language: string;
  settings: string;
  skipToBoard: string;

  game: string;
  /** A premove was made. */
  premove(piece: string, from: string, to: string): string;
  premoveCancelled: string;
  dismiss: string;
  more: string;

  history: string;
  hint: string;
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

  yourMove: string;
  yourMoveInCheck: string;
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
  youWin: string;
  youLose: string;

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
  pageError: string;
  newVersion: string;
  reload: string;
  later: string;
}
