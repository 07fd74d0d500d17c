import type { ToWorker } from './messages.ts';

/** The part of a worker that is used, and what it is told. */
export interface WorkerLike<Message = ToWorker> {
  postMessage(message: Message): void;
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
  /** The edition to start with, if not the small one. */
  first?: Edition;
  /** The compiled engine; called again after a failure. */
  module(edition: Edition): Promise<WebAssembly.Module>;
  /** The network that the engine evaluates with, if the game has one; called again after a failure. */
  network?(): Promise<Uint8Array>;
  /** A new worker, or several as one. */
  spawn(threads: number): WorkerLike;
}
