import type { ToWorker } from './messages.ts';

/** The part of a worker the client uses. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  addEventListener<K extends keyof WorkerEventMap>(
    type: K,
    listener: (event: WorkerEventMap[K]) => void,
  ): void;
}

/** `small`: what the first move needs; `full`: with endgame tables; `threads`: with these, and several threads. */
export type Edition = 'small' | 'full' | 'threads';

/** What the client needs from the browser. */
export interface Host {
  /** The compiled engine; called again after a failure. */
  module(edition: Edition): Promise<WebAssembly.Module>;
  /** A new worker, or several as one. */
  spawn(threads: number): WorkerLike;
}
