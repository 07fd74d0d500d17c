import type { Reply, Request, TableRequest } from '../generated/wasm.js';
import type { Fault, ReplyOf } from './client.ts';

/** Milliseconds without a sign of life after which the worker counts as lost. */
export const PATIENCE = 5_000;
/** Positions that the slowest device looks at in a millisecond, with reports far apart. */
const SLOWEST = 10;
/** Before the first wave of an ending is solved a slow phone may prepare for long. */
const PATIENCE_PREPARING = 30_000;
/** An engine ponders for a minute at most, and reports need not come in the last part of it. */
const LONGEST_PONDERING = 60_000;

/** A request on its way through the engine. */
export interface Job {
  /** Number under which it was last sent; they rise. */
  id: number;
  readonly request: Request;
  attempts: number;
  readonly onReport: (report: Reply) => void;
  /** `null`: the asker gave up. */
  settle(reply: Reply | null): void;
  /** Nobody waits for the reply any more. */
  isGivenUp: boolean;
  /** It gives a new worker what the lost one had learned, and nobody waits for the reply. */
  readonly isLesson: boolean;
  /** A search in a position that may come about. */
  ponders: boolean;
  /** It was stopped for something else, and goes on afterwards. */
  givesWay: boolean;
}

/** A request that was not yet sent. */
export function newJob(
  request: Request,
  onReport: Job['onReport'] = () => {},
  settle: Job['settle'] = () => {},
): Job {
  const not = { isGivenUp: false, isLesson: false, ponders: false, givesWay: false };
  return { id: 0, request, attempts: 0, onReport, settle, ...not };
}

/** Milliseconds to wait for the next sign of life, after a report or before the first. */
export function patience({ request, ponders }: Job, report?: Reply): number {
  if (request.type === 'solveTable') return report ? PATIENCE : PATIENCE_PREPARING;
  const { moveTime, nodes = 0 } = request.type === 'think' ? request.limits : {};
  const budget = ponders ? LONGEST_PONDERING : (moveTime ?? nodes / SLOWEST);
  const elapsed = report?.type === 'report' ? report.report.millis : 0;
  return Math.max(budget - elapsed, 0) + PATIENCE;
}

/** The requests that only the full engine knows. */
const ABOUT_TABLES: Readonly<Record<TableRequest['type'], true>> = {
  explore: true,
  random: true,
  heat: true,
  material: true,
  census: true,
  loadTable: true,
  beginTable: true,
  missingParts: true,
  addPart: true,
  solveTable: true,
};

/** True for what only the full engine can answer. */
export function isAboutTables({ type }: Request): boolean {
  return type in ABOUT_TABLES;
}

/** True if what the worker still says about it is of no interest. */
export function isBeingStopped(job: Job): boolean {
  return job.isGivenUp || job.givesWay;
}

export function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The reply, if it is of the type that was asked for; else a fault. */
export function expectType<T extends Reply['type']>(
  expected: T,
  reply: Reply | null,
): ReplyOf<T> | Fault {
  if (!reply) return { type: 'fault', kind: 'CANCELLED', message: 'it is no longer wanted' };
  if (reply.type === 'fault') return reply;
  if (reply.type === expected) return reply as ReplyOf<T>;
  return {
    type: 'fault',
    kind: 'PROTOCOL',
    message: `expected ${expected}, got ${reply.type}`,
  };
}

/** True if there was no memory for what was asked. */
export function isShortOfMemory(reply: Reply): boolean {
  return reply.type === 'fault' && reply.kind === 'MEMORY';
}
