import type { DistanceToMate, NotatedMove, ProbeResult } from '../protocol/index.ts';

/** Distances to mate for the side that moves: with the best move, and with the one that was played. */
export interface ExactResults {
  best: DistanceToMate;
  played: DistanceToMate;
}

/** What the tables say of a move of the position that was probed. */
export function exactly(tables: ProbeResult | null, played: NotatedMove): ExactResults | undefined {
  const best = tables?.moves[0]?.dtm;
  const mine = tables?.moves.find(({ move }) => move.uci === played.uci)?.dtm;
  return best && mine && { best, played: mine };
}

/** True if the second result is another than the first, or takes longer to win or less long to lose. */
export function isWorse(best: DistanceToMate, played: DistanceToMate): boolean {
  if (best.kind !== played.kind) return true;
  if (best.kind === 'draw' || played.kind === 'draw') return false;
  return best.moves !== played.moves;
}
