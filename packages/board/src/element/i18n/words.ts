import type { BoardView } from '../attributes.ts';

/** What a board says besides what the page says, in one language. */
export interface ElementWords {
  /** The names of its parts. */
  views: Readonly<Record<BoardView, string>>;
  /** A distance to mate: the side mates in so many moves. */
  matesIn(side: string, moves: number): string;
  drawn: string;
  /** The position is in no table. */
  unknown: string;
  loadingTables: string;
  /** The moves of a position, with their distances to mate. */
  results: string;
  /** A distance to mate, after the move that has it. */
  winsIn(moves: number): string;
  draws: string;
  losesIn(moves: number): string;
  /** The best move for a side is to be found. */
  find(side: string): string;
  wrong(move: string): string;
  right: string;
  solved(mistakes: number): string;
  showMove: string;
}
