import {
  type ErrorReply,
  nameOf,
  type ProgressReport,
  type Reply,
  type Request,
  type RequestName,
} from '@chariot/protocol';
import type { Wish } from './asker.ts';

/** Milliseconds of an infinite search; in practice `stop` ends it. */
export const UNTIL_STOPPED = 12 * 3_600_000;
/** Milliseconds without a sign of life after which a worker counts as lost. */
export const PATIENCE = 5_000;
/** Nodes per millisecond on the slowest device; reports are far apart there. */
const SLOWEST = 10;
/**
 * Milliseconds a slow phone may prepare: before a solver's first wave, before the first report of
 * `think`, or while it decodes blocks of tables for an answer.
 */
const PATIENCE_PREPARING = 30_000;

/** The reason a running job must stop: nobody wants it, or it makes room and resumes later. */
export type StopReason = 'cancelled' | 'preempted';

/** A request on its way through the engine. */
export interface Job extends Wish {
  /** Number of its last transmission; numbers rise. */
  id: number;
  /** Rises from request to request. */
  order: number;
  readonly request: Request;
  attempts: number;
  /** `null`: the asker cancelled it. */
  settle(reply: Reply | ErrorReply | null): void;
  /** `null` while the worker's reports on it are wanted. */
  stopReason: StopReason | null;
  /** Whether the search was preempted. */
  gaveWay: boolean;
}

/** A job for a request that is not yet sent. */
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
 * Milliseconds to wait for the next sign of life, after a report or before the first one. A search
 * that `hears` gives one each time it listens; any other gets as long as its limits allow.
 */
export function patience({ request }: Job, hears: boolean, report?: ProgressReport): number {
  if ('solveTable' in request || 'think' in request) return report ? PATIENCE : PATIENCE_PREPARING;
  if (isAboutTables(request)) return PATIENCE_PREPARING;
  if (hears || !('search' in request)) return PATIENCE;
  const { moveTime, nodes = 0 } = request.search.limits;
  const elapsed = report && 'search' in report ? report.search.millis : 0;
  return Math.max((moveTime ?? nodes / SLOWEST) - elapsed, 0) + PATIENCE;
}

/** The requests that need an edition with tables: those of the endgame view, and the benchmark. */
const ABOUT_TABLES: ReadonlySet<RequestName> = new Set([
  'compose',
  'probe',
  'heatmap',
  'randomPosition',
  'ending',
  'census',
  'loadTable',
  'loadDtz',
  'beginTable',
  'missingParts',
  'addParts',
  'solveTable',
  'bench',
]);

/** Whether only an edition with tables can answer. */
export function isAboutTables(request: Request): boolean {
  return ABOUT_TABLES.has(nameOf(request));
}

export function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether memory ran out for the request. */
export function isShortOfMemory(reply: Reply): boolean {
  return 'error' in reply && reply.error.kind === 'MEMORY';
}
