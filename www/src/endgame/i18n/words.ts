import type { TableState } from '../../engine/tables.ts';
import type { DistanceToMate, GameName, OutcomeName } from '../../protocol/index.ts';
import type { GameInEndgame, InLanguages } from '../game.ts';
import type { Role, Tab } from '../roles.ts';
import type { TheoreticalResult } from '../theory.ts';
import type { TrainerFeedback } from '../trainer.ts';

/** Why there is no table. */
export type NoTable = Extract<TableState, { kind: 'none' }>['reason'];

/** Everything the endgame view says, in one language. */
export interface EndgameWords {
  /** The name of an ending: `King and rook vs king`. */
  endingName(game: GameName, inEndgame: GameInEndgame, material: string): string;
  /** What a game says in this language. */
  said<T>(words: InLanguages<T>): T;
  /** The textbook name in Chinese, shown beside a name in another language. */
  bookName(material: string): string | undefined;

  chooseEnding: string;
  findEnding: string;
  openEnding(material: string): string;
  noSuchEnding: string;
  colours: string;

  role: string;
  roles: Readonly<Record<Role, string>>;
  tabs: Readonly<Record<Tab, string>>;

  randomPosition: string;
  setUpBoard: string;
  playLine: string;
  stopLine: string;
  reset: string;
  exchange: string;

  mated: string;
  drawn: string;
  whoMates(winner: string, toMove: string): string;
  nobodyMates(toMove: string): string;
  noTable: string;
  noTableWhy: Readonly<Record<NoTable | 'tooMany' | 'incomplete', string>>;
  tableLoading: string;
  /** A table that was solved here because its file was missing or damaged. */
  solved(material: string, origin: 'missing' | 'damaged', millis: number): string;
  solving(material: string, decided: number): string;
  stop: string;
  retry: string;

  allMoves: string;
  /** The result of a move for the side that makes it. */
  moveResult(value: DistanceToMate | undefined): string;
  hidden: string;
  reveal: string;

  book: Readonly<Record<TheoreticalResult, string>>;
  bookWhy: Readonly<Record<TheoreticalResult, string>>;
  /** The exact share of won positions. */
  shareWon(side: string, share: string, won: string, all: string): string;

  feedback(feedback: TrainerFeedback): { title: string; detail: string };
  goals: { win: string; hold: string; defend: string };
  score(best: number, slower: number, thrown: number): string;
  streak(count: number): string;
  tryAgain: string;
  playOn: string;
  nextPosition: string;

  heatOf(piece: string): string;
  mappedPiece: string;
  heatLegend: {
    good(side: string): string;
    bad(side: string): string;
    even: string;
    none: string;
  };
  heatSummary(counts: { good: number; even: number; bad: number }): string;
  heatMark(value: DistanceToMate | undefined, toMove: string, other: string): string;
  asTable: string;
  resultColumn: string;
  heatNone: string;

  sideToMove: string;
  resultsOf(side: string): Readonly<Record<OutcomeName, string>>;
  chart(side: string): string;
  bar(result: 'win' | 'loss', moves: number, count: string): string;
  barHelp: string;
  longest(moves: number): string;
  noWins: string;
  distanceForm: string;
  anyResult: string;
  inMoves: string;
  anyMoves: string;
  noSuchPosition: string;
  positions: string;

  editor: string;
  editorHelp: string;
  eraser: string;
  toMove: string;
  clearBoard: string;
  usePosition: string;
  positionOk: string;
}
