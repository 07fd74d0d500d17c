import type { Reply, Request } from '../generated/wasm.js';

/** Memory to search in together with so many helpers. */
export interface Crew {
  memory: WebAssembly.Memory;
  helpers: number;
}

/** What the page sends to a helper. */
export interface ToHelper {
  module: WebAssembly.Module;
  memory: WebAssembly.Memory;
}

/** What the page sends to the worker. */
export type ToWorker =
  /** `flags`, in shared memory: the last request to be stopped, and the last that was hit; `null` where there is none. */
  | { type: 'start'; module: WebAssembly.Module; flags: Int32Array | null; crew?: Crew }
  | { type: 'request'; id: number; request: Request }
  /** A search that answers this request shall end with what it has. */
  | { type: 'stop'; id: number }
  /** The position that is pondered for this request has come about: its limits hold. */
  | { type: 'hit'; id: number };

/** What the worker sends to the page. After `crash` the worker answers no more. */
export type FromWorker =
  /** `hears`: a search can be stopped. */
  | { type: 'ready'; hears: boolean }
  /** Something on the way to the reply. */
  | { type: 'report'; id: number; report: Reply }
  | { type: 'reply'; id: number; reply: Reply }
  | { type: 'crash'; message: string };
