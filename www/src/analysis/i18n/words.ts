import type { MoveClass } from '../accuracy.ts';
import type { LinkError } from '../link.ts';
import type { TextPlace } from '../parsed.ts';
import type { PgnError } from '../pgn/read.ts';
import type { Effort } from '../review.ts';

/** What the analysis view says, in one language. */
export interface AnalysisWords {
  title: string;
  toMove(side: string): string;

  engine: string;
  engineIsOff: string;
  engineStarts: string;
  lineCount: string;
  /** Number of lines, read out. */
  lines(count: number): string;
  depth(depth: number): string;
  perSecond(count: string): string;
  /** A line of the engine: its value and moves; a click plays the first. */
  playLine(value: string, moves: string): string;
  unknownValue: string;

  table: string;
  tableDraw: string;
  tableWin(side: string, moves: number): string;

  open: string;
  share: string;
  review: string;
  playHere: string;

  tree: string;
  noMoves: string;
  previous: string;
  next: string;
  first: string;
  last: string;
  comment: string;
  /** Signs behind a move, by their number in PGN. */
  glyphs: Readonly<Record<number, string>>;
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
  openTooLarge: string;
  whichGame(count: number): string;
  gameName(place: number, players: string): string;
  replaced: string;
  bringBack: string;
  at(place: TextPlace): string;
  pgnErrors: Readonly<Record<PgnError['kind'], string>>;
  badMove(move: string, place: string): string;
  kept(moves: number): string;
  linkErrors: Readonly<Record<LinkError | 'illegal', string>>;

  shareTitle: string;
  shareGame: string;
  sharePosition: string;
  shareTooLong: string;
  shareText: string;
  download: string;
  copied: string;
  copy: string;
  fen: string;

  efforts: Readonly<Record<Effort, string>>;
  reviewing(percent: number): string;
  cancel: string;
  accuracy: string;
  averageLoss: string;
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
