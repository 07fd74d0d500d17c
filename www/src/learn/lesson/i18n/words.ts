import type { GameName } from '@chariot/protocol';
import type { EscapeMeans } from '../../../shared/games/course.ts';

/** A sentence for kinds of pieces, by their letters. */
export type ByKind<T = string> = Readonly<Record<GameName, Readonly<Partial<Record<string, T>>>>>;

export interface LessonUiWords {
  intro(title: string, idea: string): string;
  lesson(number: number, lessons: number): string;
  /** For screen readers. */
  task(number: number, tasks: number): string;
  stars(count: number): string;
  start: string;
  takeBack: string;
  again: string;
  nextTask: string;
  nextLesson: string;
  showMove: string;
  beginGame: string;
  replacesGame: string;
  finished: string;
  right: string;
  /** Why the game is over, with the name of the royal piece. */
  mated(king: string): string;
  /** The learner has to wait for the reason. */
  looking: string;
  failed: string;
  found(name: string): string;
  /** For screen readers: a move as a sentence; a star was collected, so many are left. */
  moveSaid(move: string): string;
  collected(left: number): string;

  /** Each goal in words; `moves` are enough. */
  /** `number` of so many to find. */
  find(name: string, number: number, all: number): string;
  collect(piece: string, stars: number, moves: number): string;
  captureAll(side: string, moves: number): string;
  check: string;
  escape: Readonly<Record<EscapeMeans, string>>;
  mate: string;
  safe: string;
  win(side: string): string;
  show: string;
  /** The last move shown, `number` of so many. */
  showing(move: string, number: number, moves: number): string;
  /** Mate within so many moves, of which `made` are made. */
  playOut(within: number, made: number): string;
  firstGame: string;

  /** A piece and where it stands. */
  on(piece: string, square: string): string;
  /** A piece without its place. */
  the(piece: string): string;
  otherPiece(piece: string): string;
  ownPiece(piece: string): string;
  /** How each piece moves. */
  manners: ByKind;
  /** Why a piece may not stand there. */
  bounds: ByKind;
  /** How another piece bars the way; `way` for those without a sentence of their own. */
  barred: ByKind<(by: string) => string>;
  way(piece: string, by: string): string;
  /** Why a piece does not capture like that, or goes like that only to capture. */
  captures: ByKind;
  onlyCaptures: string;
  otherColour: string;
  exposed(king: string, by: string): string;
  stillInCheck(king: string, by: string): string;
  facing: string;
  taken(piece: string, by: string): string;
  noCheck(king: string): string;
  notMate: string;
  answered: Readonly<Record<EscapeMeans, (piece: string) => string>>;
  otherEscape: Readonly<Record<EscapeMeans, string>>;
  stalemate: string;
  drawn: string;
  deadEnd: string;
  notAsked(task: string): string;
  better: string;
  elsewhere(name: string, wanted: string): string;
  notThere(wanted: string): string;
}
