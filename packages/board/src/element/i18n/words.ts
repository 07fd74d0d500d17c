import type { BoardView } from '../attributes.ts';

/** A board's words in one language, besides those shared with the page. */
export interface ElementWords {
  views: Readonly<Record<BoardView, string>>;
  matesIn(side: string, moves: number): string;
  drawn: string;
  unknown: string;
  loadingTables: string;
  /** Heading of the moves with their distances to mate. */
  results: string;
  /** A distance to mate, after its move. */
  winsIn(moves: number): string;
  draws: string;
  losesIn(moves: number): string;
  /** Asks for the best move of a side. */
  find(side: string): string;
  wrong(move: string): string;
  right: string;
  solved(mistakes: number): string;
  showMove: string;
}
