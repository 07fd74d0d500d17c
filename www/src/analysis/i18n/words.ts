import type { MoveClass } from '@chariot/engine/analysis';
import type { TextPlace } from '@chariot/game';
import type { PgnError } from '@chariot/game/pgn';
import type { LinkError } from '../../shared/tree/link.ts';
import type { LeftOut } from '../../shared/tree/written.ts';
import type { Effort } from '../review.ts';
import type { Undoable } from '../store.ts';

/** What the analysis view says, in one language. */
export interface AnalysisWords {
  title: string;
  toMove(side: string): string;

  engine: string;
  engineStarts: string;
  threat: string;
  lineCount: string;
  /** Number of lines, read out. */
  lines(count: number): string;
  depth(depth: number): string;
  perSecond(count: string): string;
  /** A line of the engine: its value and moves; a click plays the first. */
  playLine(value: string, moves: string): string;
  unknownValue: string;

  pieceValues: string;
  pieceValuesText: string;
  pieceValuesFailed: string;

  table: string;
  tableDraw: string;
  /** A draw that the rules on repetition, which no table knows, may decide. */
  tableUndecided: string;
  tableWin(side: string, moves: number): string;
  /** A win that the fifty-move rule makes a draw. */
  tableCursed(winner: string, saved: string, moves: number): string;

  open: string;
  share: string;
  review: string;
  playHere: string;
  setUp: string;

  gameDetails: string;
  editDetails: string;
  addDetails: string;
  elo: string;
  result: string;
  /** Results by their signs in PGN. */
  results: Readonly<Record<string, string>>;
  event: string;
  site: string;
  date: string;
  roundName: string;
  round(round: string): string;
  timeControl: string;
  annotator: string;
  otherField: string;
  addField: string;
  save: string;

  tree: string;
  noMoves: string;
  previous: string;
  next: string;
  first: string;
  last: string;
  comment: string;
  /** Signs behind a move, by their number in PGN. */
  glyphs: Readonly<Record<number, string | ((side: string) => string)>>;
  judgements: Readonly<Record<MoveClass, string>>;
  /** What an engine thinks of a move, not the author of the comments. */
  judgement(name: string): string;
  timeLeft: string;
  timeSpent: string;
  note: string;
  noteAtStart: string;
  commentPlaceholder: string;
  promote: string;
  remove: string;

  openTitle: string;
  openHelp: string;
  openText: string;
  openFile: string;
  openButton: string;
  openNothing: string;
  /** A file of a program whose format nobody else reads. */
  openUnreadable(name: string): string;
  openTooLarge: string;
  /** An address was given; `menu` is where its site offers the text of a game, if we know. */
  openLink(host: string, menu: string | undefined): string;
  fileGone: string;
  /** `games` is how many were found so far; empty before the first. */
  reading(percent: number, games: string): string;

  gameList: string;
  search: string;
  searchHint: string;
  anyResult: string;
  gameCount(count: number): string;
  gamesNone: string;
  gamesFound(found: number, all: number): string;
  gameOf(place: number, all: number): string;
  previousGame: string;
  nextGame: string;
  closeFile: string;
  /** What can be undone. */
  done: Readonly<Record<Undoable, string>>;
  bringBack: Readonly<Record<Undoable, string>>;
  at(place: TextPlace): string;
  pgnErrors: Readonly<Record<PgnError['kind'], string>>;
  badMove(move: string, place: string): string;
  kept(moves: number): string;
  linkErrors: Readonly<Record<LinkError | 'illegal', string>>;

  shareTitle: string;
  shareGame: string;
  sharePosition: string;
  /** HTML that shows the game in another page. */
  shareFrame: string;
  shareTooLong: string;
  /** A link is too short for these. */
  leftOut(parts: readonly string[]): string;
  parts: Readonly<Record<LeftOut, string>>;
  shareText: string;
  download: string;
  copied: string;
  copy: string;
  fen: string;

  removeReview: string;
  /** Takes so many mistakes of the side below into the practice. */
  practiseMistakes(count: number): string;
  checkingMistakes(done: number, all: number): string;
  /** So many of the mistakes can be practised; in the others more than one move is good. */
  mistakesAdded(added: number, all: number): string;
  removeReviewShort: string;
  efforts: Readonly<Record<Effort, string>>;
  reviewing(percent: number): string;
  cancel: string;
  accuracy: string;
  averageLoss: string;
  averageLossShort: string;
  moveClasses: Readonly<Record<MoveClass, string>>;
  /** A count of such moves, as a button that goes to the next of them. */
  showNext(side: string, moveClass: string, count: number): string;
  graph: string;
  /** A point of the graph, read out. */
  graphAt(move: string, value: string): string;

  playSure: string;
  playSureWhy: string;
  playYes: string;
}
