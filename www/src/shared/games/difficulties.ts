import type { GameName } from '@chariot/protocol';

/** Ratings of the difficulties of puzzles from 1: of the levels that made them, each the weakest that finds the first move. */
export const DIFFICULTIES: Readonly<Record<GameName, readonly number[]>> = {
  chess: [600, 900, 1_050, 1_300, 1_550, 1_850, 2_300, 2_850],
  xiangqi: [1_250, 1_550, 1_650, 1_800, 1_950, 2_150, 2_450, 3_000],
};
