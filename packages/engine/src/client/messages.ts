import type { ProgressReport, Reply, Request } from '@chariot/protocol';

/** The memory of a thread pool, and its number of helper threads. */
export interface PoolStart {
  memory: WebAssembly.Memory;
  helpers: number;
}

export interface ToHelper {
  module: WebAssembly.Module;
  memory: WebAssembly.Memory;
}

/** Messages from page to worker. */
export type ToWorker =
  /** `flags`, if memory is shared: the ids of the last stop and of the last ponder hit. */
  | { type: 'start'; module: WebAssembly.Module; flags: Int32Array | null; pool?: PoolStart }
  | { type: 'request'; id: number; request: Request }
  /** Ends this search now, with its result so far. */
  | { type: 'stop'; id: number }
  /** The opponent made the expected move: the limits of this request hold from now on. */
  | { type: 'ponderHit'; id: number };

/** Messages from worker to page. After `crash` the worker answers no more. */
export type FromWorker =
  /** `hears`: a running search can be stopped. */
  | { type: 'ready'; hears: boolean }
  | { type: 'alive' }
  /** Progress before the reply. */
  | { type: 'report'; id: number; report: ProgressReport }
  | { type: 'reply'; id: number; reply: Reply }
  | { type: 'crash'; message: string };
