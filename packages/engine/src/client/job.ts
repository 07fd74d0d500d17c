import {
  type ErrorReply,
  nameOf,
  type ProgressReport,
  type Reply,
  type Request,
  type RequestName,
} from '@chariot/protocol';
import type { Wish } from './asker.ts';

/** Milliseconds of an endless search: only `stop` ends it in practice. */
export const UNTIL_STOPPED = 12 * 3_600_000;
/** Milliseconds without a sign of life after which the worker counts as lost. */
export const PATIENCE = 5_000;
/** Positions that the slowest device looks at in a millisecond, with reports far apart. */
const SLOWEST = 10;
/**
 * Before the first wave of an ending is solved, or the first report of what is thought, a slow phone may prepare for long; and before
 * it answers from tables, unpack them.
 */
const PATIENCE_PREPARING = 30_000;

/** Why a running job was told to stop: nobody wants it any more, or it makes room and goes on afterwards. */
export type StopReason = 'cancelled' | 'preempted';

/** A request on its way through the engine. */
export interface Job extends Wish {
  /** Number under which it was last sent; they rise. */
  id: number;
  /** Rises from one request to the next. */
  order: number;
  readonly request: Request;
  attempts: number;
  /** `null`: the asker gave up. */
  settle(reply: Reply | ErrorReply | null): void;
  /** `null` while what the worker says about it is wanted. */
  stopReason: StopReason | null;
  /** True for a search that was interrupted. */
  gaveWay: boolean;
}

/** A request that was not yet sent. */
export function newJob(
  request: Request,
  order: number,
  wish: Wish,
  settle: Job['settle'] = () => {},
): Job {
  return {
    ...wish,
    id: 0,
    order,
    request,
    attempts: 0,
    settle,
    stopReason: null,
    gaveWay: false,
  };
}

/**
 * Milliseconds to wait for the next sign of life, after a report or before the first. A search that `hears` gives one
 * each time it listens; any other is given the time that its limits allow.
 */
export function patience({ request }: Job, hears: boolean, report?: ProgressReport): number {
  if ('solveTable' in request || 'think' in request) return report ? PATIENCE : PATIENCE_PREPARING;
  if (isAboutTables(request)) return PATIENCE_PREPARING;
  if (hears || !('search' in request)) return PATIENCE;
  const { moveTime, nodes = 0 } = request.search.limits;
  const elapsed = report && 'search' in report ? report.search.millis : 0;
  return Math.max((moveTime ?? nodes / SLOWEST) - elapsed, 0) + PATIENCE;
}

/** The requests that only the editions with tables know: what the endgame view asks, and the benchmark. */
const ABOUT_TABLES: ReadonlySet<RequestName> = new Set([
  'compose',
  'probe',
  'heatmap',
  'randomPosition',
  'ending',
  'census',
  'loadTable',
  'loadDtz',
  'addCensus',
  'beginTable',
  'missingParts',
  'addPart',
  'solveTable',
  'bench',
]);

/** True for what only an edition with tables can answer. */
export function isAboutTables(request: Request): boolean {
  return ABOUT_TABLES.has(nameOf(request));
}

export function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** True if there was no memory for what was asked. */
export function isShortOfMemory(reply: Reply): boolean {
  return 'error' in reply && reply.error.kind === 'MEMORY';
}
