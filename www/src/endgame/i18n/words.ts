import type { DistanceToMate, GameName, OutcomeName } from '@chariot/protocol';
import type { TableState } from '../../shared/engine/tables.ts';
import type { GameInEndgame, InLanguages } from '../../shared/games/endgame.ts';
import type { Cost, Form } from '../catalogue.ts';
import type { LargeFailure, LargeProgress } from '../large.ts';
import type { LargePlan } from '../plan.ts';
import type { Role, Tab } from '../roles.ts';
import type { TheoreticalResult } from '../theory.ts';
import type { Summary, TrainerFeedback } from '../trainer.ts';

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
  /** The course of endings. */
  course: string;
  findEnding: string;
  openEnding(material: string): string;
  noSuchEnding: string;
  /** What a search found. */
  found(count: number): string;
  typedEnding: string;
  namedPositions: string;
  /** Headings of endings without a heading of their own. */
  forms: Readonly<Record<Form, string>>;
  cost(cost: Cost): string;
  /** Heading of the endings that were solved here on request. */
  keptEndings: string;
  forgetEnding(material: string): string;
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
  /** Instead of a draw that the rules on repetition, which no table knows, may decide; and why. */
  undecided: string;
  undecidedDraw: string;
  hasTheMove(toMove: string): string;
  /** A win that the fifty-move rule makes a draw, since the mate takes so many moves. */
  cursed(winner: string, saved: string, moves: number, toMove: string): string;
  noTable: string;
  noTableWhy: Readonly<Record<NoTable | 'tooMany' | 'incomplete', string>>;
  estimating: string;
  /** Said of everything that the engine judges in place of a table. */
  notExact: string;
  /** An estimate that is shown for `side`. */
  estimateFor(side: string, toMove: string): string;
  /** The engine found a mate. */
  estimatedMate(winner: string, toMove: string): string;
  tableLoading: string;
  /** A table that was solved here because its file was missing or damaged. */
  solved(material: string, origin: 'missing' | 'damaged', millis: number): string;
  solving(material: string, decided: number): string;
  stop: string;
  retry: string;
  large: {
    /** An ending that can be solved here on request; `others`: large endings that are solved before it. */
    offer(plan: { memory: number; seconds: number; storage: number }, others: number): string;
    solve: string;
    impossible(plan: Extract<LargePlan, { kind: 'impossible' }>): string;
    /** What would help, before the command that makes the file. */
    help: string;
    step(progress: LargeProgress): string;
    left(seconds: number): string;
    keptAsItGoes: string;
    failure: Readonly<Record<LargeFailure['why'], string>>;
  };

  allMoves: string;
  allMovesByEngine: string;
  /** The result of a move for the side that makes it. */
  moveResult(value: DistanceToMate | undefined): string;
  /** Of a move after which the fifty-move rule draws before the mate. */
  drawnByRule: string;
  hidden: string;
  reveal: string;

  book: Readonly<Record<TheoreticalResult, string>>;
  bookWhy: Readonly<Record<TheoreticalResult, string>>;
  /** The exact share of won positions. */
  shareWon(side: string, share: string, won: string, all: string): string;

  /** `withAnswer`: what would have been best is told too. */
  feedback(feedback: TrainerFeedback, withAnswer: boolean): { title: string; detail: string };
  showBest: string;
  bestAre(moves: readonly string[]): string;
  summary(summary: Summary): string;
  goals: { win: string; hold: string; defend: string; byEngine: string };
  tookBack: string;
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
}
