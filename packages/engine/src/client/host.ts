import type { ToWorker } from './messages.ts';

/** The used part of a worker, with the type of its messages. */
export interface WorkerLike<Message = ToWorker> {
  postMessage(message: Message): void;
  terminate(): void;
  addEventListener<K extends keyof WorkerEventMap>(
    type: K,
    listener: (event: WorkerEventMap[K]) => void,
  ): void;
}

/** `small`: enough for the first move; `full`: adds endgame tables and characters; `threads`: adds threads. */
export type Edition = 'small' | 'full' | 'threads';

/** The browser as the client sees it. */
export interface Host {
  /** The edition to start with, if not the small one. */
  first?: Edition;
  /** The compiled engine. Called again after a failure. */
  module(edition: Edition): Promise<WebAssembly.Module>;
  /** The network of the evaluation, if the game has one. Called again after a failure. */
  network?(): Promise<Uint8Array>;
  /** A new worker, or several that act as one. */
  spawn(threads: number): WorkerLike;
}
