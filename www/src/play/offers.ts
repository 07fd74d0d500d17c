import type { SearchScore } from '../protocol/index.ts';

/** Moves of each side before the computer thinks about a draw at all. */
const EARLIEST = 10;
/** From here on it takes a draw also where it stands no worse. */
const LATE = 30;
/** So many centipawns behind, it is glad of a draw; and no more than so many ahead, late in the game. */
const WORSE = -50;
const EVEN = 20;
/** After a refusal, so many plies must be played before the next offer is heard. */
const PATIENCE = 10;

/** Whether the computer takes a draw; `score` is for the computer, by a short search at full strength. */
export function takesDraw(score: SearchScore, plies: number): boolean {
  if (score.kind === 'mateIn') return false;
  const moves = Math.floor(plies / 2);
  if (moves < EARLIEST) return false;
  if (score.kind === 'matedIn') return true;
  return score.value <= (moves >= LATE ? EVEN : WORSE);
}

/** Whether an offer is heard after `plies`; `refused`: the number of plies at the last refusal. */
export function hearsOffer(plies: number, refused: number | null): boolean {
  return refused === null || plies < refused || plies >= refused + PATIENCE;
}
