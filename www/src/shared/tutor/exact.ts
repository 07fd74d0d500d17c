import type { DistanceToMate, MoveInEnding, NotatedMove } from '@chariot/protocol';

/** True if the second result is another than the first, or takes longer to win or less long to lose. */
export function isWorse(best: DistanceToMate, played: DistanceToMate): boolean {
  if (best.kind !== played.kind) return true;
  if (best.kind === 'draw' || played.kind === 'draw') return false;
  return best.moves !== played.moves;
}

/** More moves that keep a result are not listed. */
const MOST_MOVES = 3;

/** The moves that keep the result, or reach it soonest, where the move that was played does not; none if they are many. */
export function fewOf(ending: MoveInEnding | undefined): readonly NotatedMove[] {
  if (!ending || !isWorse(ending.best, ending.played)) return [];
  return ending.better.length <= MOST_MOVES ? ending.better : [];
}
