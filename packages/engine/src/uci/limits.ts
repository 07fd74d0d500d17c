import { UNTIL_STOPPED } from '../../../../www/src/engine/job.ts';
import type { SearchLimits, SideName } from '../../../../www/src/protocol/index.ts';
import type { Go } from './command.ts';

/** The largest depth that the engine reads. */
const MOST_DEPTH = 2 ** 16 - 1;

/** The limits for the side to move. If only the other side has a clock, both have the same. */
export function limitsOf(go: Go, toMove: SideName): SearchLimits {
  const { depth, nodes, movetime, infinite } = go;
  const limits: SearchLimits = {
    ...(depth !== undefined && { depth: Math.min(Math.max(depth, 1), MOST_DEPTH) }),
    ...(nodes !== undefined && { nodes: Math.max(nodes, 1) }),
    ...(movetime !== undefined && { moveTime: Math.max(movetime, 1) }),
  };
  const [remaining, increment] =
    toMove === 'first'
      ? [go.wtime ?? go.btime, go.winc ?? go.binc]
      : [go.btime ?? go.wtime, go.binc ?? go.winc];
  if ((remaining !== undefined || increment !== undefined) && !infinite)
    limits.clock = { remaining: remaining ?? 0, increment: increment ?? 0 };
  return Object.keys(limits).length > 0 ? limits : { moveTime: UNTIL_STOPPED };
}

/** True if a search ends without `stop`. */
export function isBounded({ infinite, ponder, errors, movestogo, ...limits }: Go): boolean {
  return !infinite && !ponder && Object.keys(limits).length > 0;
}
