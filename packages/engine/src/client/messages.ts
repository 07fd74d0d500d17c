import type { ProgressReport, Reply, Request } from '@chariot/protocol';

/** The memory of a thread pool, and its helper threads beside the answering worker. */
export interface PoolStart {
  memory: WebAssembly.Memory;
  helpers: number;
}

/** What the page sends to a helper thread. */
export interface ToHelper {
  module: WebAssembly.Module;
  memory: WebAssembly.Memory;
}

/** What the page sends to the worker. */
export type ToWorker =
  /** `flags`, in shared memory: the last request to stop, and the last ponder hit; `null` where there is none. */
  | { type: 'start'; module: WebAssembly.Module; flags: Int32Array | null; pool?: PoolStart }
  | { type: 'request'; id: number; request: Request }
  /** The search for this request ends now, with what it has found. */
  | { type: 'stop'; id: number }
  /** The opponent has made the move that this request ponders on: from now on its limits hold. */
  | { type: 'ponderHit'; id: number };

/** What the worker sends to the page. After `crash` the worker answers no more. */
export type FromWorker =
  /** `hears`: a search can be stopped. */
  | { type: 'ready'; hears: boolean }
  /** It is at work. */
  | { type: 'alive' }
  /** Something on the way to the reply. */
  | { type: 'report'; id: number; report: ProgressReport }
  | { type: 'reply'; id: number; reply: Reply }
  | { type: 'crash'; message: string };
