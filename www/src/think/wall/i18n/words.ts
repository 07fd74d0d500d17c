import type { DistanceToMate } from '@chariot/protocol';
import type { ComponentChildren } from 'preact';
import type { WallEndingName } from '../../../shared/games/think.ts';

/** The words of the chapter "The brick wall". Counts come as they are shown. */
export interface WallWords {
  ending: string;
  endings: Readonly<Record<WallEndingName, string>>;

  wave: string;
  /** A wave by its number: whose move it is with which result, and its number of positions. */
  waveSaid(plies: number, result: string, count: string): string;
  /** The wave laid last, a number that can be dragged, and what is said of it. */
  waveRead(number: ComponentChildren, said: string): ComponentChildren;
  mates(side: string, moves: number): string;
  isMated(side: string, moves: number): string;
  toMove(side: string): string;
  drawn: string;
  notYet: string;
  toGround: string;
  courseDown: string;
  grow: string;
  stopGrowth: string;
  courseUp: string;
  toTop: string;
  growthText: string;
  growthTry: string;
  solvedIn(millis: number, perBrick: string): string;
  asTable: string;
  movesToMate: string;
  millis: string;

  brickTitle: string;
  brickText: string;
  brickTry: string;
  position: string;
  positionBefore: string;
  positionAfter: string;
  randomPosition: string;
  /** In place of the number of a position that was reached by a move. */
  byMove: string;
  playLine: string;
  stopLine: string;
  useElsewhere: string;
  whyWins(side: string, moves: number, plies: number, best: number): string;
  whyLoses(side: string, moves: number, plies: number, all: number): string;
  whyMated(side: string, inCheck: boolean): string;
  whyDrawn(side: string): string;
  toWave(plies: number): string;
  toDraw: string;
  otherMoves(count: number): string;
  mapOf: string;
  noMap: string;
  /** What the position is with a piece on a square; absent where it cannot stand. */
  squareSaid(value: DistanceToMate | undefined): string;

  foldTitle: string;
  foldText(folds: number): string;
  folded(times: number): string;
  foldOnce: string;
  unfold: string;
  folds: string;
  squares: string;

  progressTitle: string;
  progressText: string;
  progressTry: string;
  anotherPosition: string;
  longestMate: string;
  playAgain: string;
  search: string;
  positions: string;
  itSees: string;
  itPlays: string;
  matesAfter: string;
  movesPlayed: string;
  ofDepth(plies: number): string;
  withTable(plies: number): string;
  mateAfter(moves: number, wasted: number): string;
  noMateIn(moves: number): string;
  winGone: string;
}
