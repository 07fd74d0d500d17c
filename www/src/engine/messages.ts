import type { Reply, Request } from '../generated/wasm.js';

/** What the page sends to the worker. */
export type ToWorker =
  | { type: 'start'; module: WebAssembly.Module }
  | { type: 'request'; id: number; request: Request };

/** What the worker sends to the page. After `crash` the worker answers no more. */
export type FromWorker =
  | { type: 'ready' }
  /** Something on the way to the reply. */
  | { type: 'report'; id: number; report: Reply }
  | { type: 'reply'; id: number; reply: Reply }
  | { type: 'crash'; message: string };
