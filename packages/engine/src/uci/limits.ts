import type { SearchLimits, SideName } from '@chariot/protocol';
import { UNTIL_STOPPED } from '../client/job.ts';
import { type Go, MOST_DEPTH } from './command.ts';

/** Of a move time little is kept back: it starts anew with each move. */
const MOVE_TIME_SHARE = 32;

/**
 * The limits for the side to move, with `overhead` milliseconds kept back for every move. If only the other side has a clock,
 * both have the same.
 */
export function limitsOf(go: Go, toMove: SideName, overhead: number): SearchLimits {
  const { depth, nodes, movetime, movestogo, infinite } = go;
  const limits: SearchLimits = {
    ...(depth !== undefined && { depth: Math.min(Math.max(depth, 1), MOST_DEPTH) }),
    ...(nodes !== undefined && { nodes: Math.max(nodes, 1) }),
    ...(movetime !== undefined && {
      moveTime: Math.max(movetime - Math.min(overhead, Math.trunc(movetime / MOVE_TIME_SHARE)), 1),
    }),
  };
  const [remaining, increment] =
    toMove === 'first'
      ? [go.wtime ?? go.btime, go.winc ?? go.binc]
      : [go.btime ?? go.wtime, go.binc ?? go.winc];
  if ((remaining !== undefined || increment !== undefined) && !infinite)
    limits.clock = {
      // Without a time, the increment is all there is.
      remaining: Math.max((remaining ?? increment ?? 0) - overhead, 0),
      increment: remaining === undefined ? 0 : (increment ?? 0),
      ...(movestogo !== undefined && { movesToGo: movestogo }),
    };
  return Object.keys(limits).length > 0 ? limits : { moveTime: UNTIL_STOPPED };
}

/** True if a search ends without `stop`. */
export function isBounded({
  infinite,
  ponder,
  errors,
  movestogo,
  searchmoves,
  ...limits
}: Go): boolean {
  return !infinite && !ponder && Object.keys(limits).length > 0;
}
