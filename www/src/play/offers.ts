import type { SearchScore } from '@chariot/protocol';

/** Moves of each side before the computer considers a draw. */
const EARLIEST = 10;
/** From this move on it accepts a draw in an even position. */
const LATE = 30;
/** Centipawns at which it accepts a draw early, and at most late in the game. */
const WORSE = -50;
const EVEN = 20;
/** Plies to play after a refusal before the next offer. */
const PATIENCE = 10;

/** Whether the computer accepts a draw; `score` is for the computer, from a short search at full strength. */
export function takesDraw(score: SearchScore, plies: number): boolean {
  if (score.kind === 'mateIn') return false;
  const moves = Math.floor(plies / 2);
  if (moves < EARLIEST) return false;
  if (score.kind === 'matedIn') return true;
  return score.value <= (moves >= LATE ? EVEN : WORSE);
}

/** Whether a draw may be offered after `plies`; `refused` is the number of plies at the last refusal. */
export function hearsOffer(plies: number, refused: number | null): boolean {
  return refused === null || plies < refused || plies >= refused + PATIENCE;
}
