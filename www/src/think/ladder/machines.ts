import type { RungName } from '@chariot/protocol';
import type { ChapterName } from '../chapters.ts';

/** The machine that knows as much as a chapter and those before it. */
export interface Machine {
  rung: RungName;
  /** Its depth in plies. */
  depth: number;
  /** The player that errs where this idea helps; see `mistakesOf`. */
  erring?: RungName;
}

export const MACHINES: Readonly<Record<ChapterName, Machine>> = {
  tree: { rung: 'minimax', depth: 3, erring: 'greedy' },
  pruning: { rung: 'alphaBeta', depth: 3 },
  // Order changes no score: it buys a ply.
  order: { rung: 'alphaBeta', depth: 4 },
  horizon: { rung: 'quiescence', depth: 3, erring: 'squares' },
  memory: { rung: 'deepening', depth: 4 },
  evaluation: { rung: 'engine', depth: 1, erring: 'alphaBeta' },
  boldness: { rung: 'engine', depth: 6 },
  wall: { rung: 'tables', depth: 6, erring: 'engine' },
};
