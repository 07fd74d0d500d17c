import type { ProgressReport, Reply, Request } from '@chariot/protocol';

/** Answers a request: at once, or as a promise where the worker's event loop gets turns. */
export type Handle = (
  request: Request,
  report: (report: ProgressReport) => void,
) => Reply | Promise<Reply>;

export const hears: boolean;
export const told: {
  alive: () => void;
  current: number;
  stopped: number;
  hit: number;
  flags: Int32Array | null;
};
export function pausing<Run>(run: Run): Run;
