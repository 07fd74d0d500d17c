import type { RungName } from '@chariot/protocol';
import type { ComponentChildren } from 'preact';
import type { RungMistake } from '../../../shared/games/think.ts';

/** What is said of a player. */
export interface RungWords {
  name: string;
  /** What it knows that the one before does not. */
  knows: string;
  /** What it gets wrong that the next does not. */
  lacks: string;
}

/** The words of the chapter "The ladder". */
export interface LadderWords {
  rungs: Readonly<Record<RungName, RungWords>>;
  lacks: string;
  player: string;
  move: string;
  positions: string;
  time: string;
  depth: string;
  plies(count: number): string;
  millis(count: number): string;
  /** Too many pieces for a table. */
  tooManyPieces: string;
  /** When the player with tables differs, with a button to such a position. */
  fewPieces(button: ComponentChildren): ComponentChildren;
  seeEnding: string;

  climbCaption: string;
  climbText(depth: ComponentChildren): ComponentChildren;
  climbTry: string;

  countsTitle: string;
  /** After so many plies, a number that can be dragged, there are so many lines of play. */
  counts(depth: ComponentChildren, count: string | undefined): ComponentChildren;
  countsText: string;
  countsTry: string;

  sameTitle: string;
  sameText: string;
  sameTry: string;
  factor: string;
  same: string;
  count: string;
  stop: string;

  mistakesTitle: string;
  mistakesText(depth: number): string;
  whoErrs: string;
  /** One plays a move that costs so much, the other a better one. */
  errs(told: {
    lower: string;
    played: string;
    cost: RungMistake['cost'];
    higher: string;
    better: string;
  }): string;

  playTitle: string;
  playText(depth: number): string;
  playTry: string;
  against: string;
  otherSide: string;
  /** The player's last move, and the positions it looked at. */
  answered(player: string, move: string, positions: string): string;

  tableTitle: string;
  tableText(games: number, depth: number): string;
}
