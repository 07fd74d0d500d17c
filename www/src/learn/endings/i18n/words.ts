import type { OutcomeName } from '../../../protocol/index.ts';

/** What a course of endings says around its ideas. */
export interface EndingsWords {
  title: string;
  results: Readonly<Record<OutcomeName, string>>;
  practise: string;
  exam: string;
  leave: string;
  nextPosition: string;
  /** What an exam is. */
  about: string;
  /** Which position of how many, and in how many moves it is mate with best play. */
  mateIn(position: number, positions: number, moves: number): string;
  /** Won, so many plies later than with best play. */
  mated(over: number): string;
  thrown: string;
  /** So many of all positions were won, with so many plies over the best. */
  result(won: number, positions: number, over: number): string;
  /** The best exam that was passed. */
  best(over: number): string;
  failed: string;
}
