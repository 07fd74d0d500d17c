import type { Reply, Request } from './wasm.js';

/** A request is answered at once, or by and by where the worker's event loop is given turns. */
type Handle = (request: Request, report: (reply: Reply) => void) => Reply | Promise<Reply>;

export const hears: boolean;
export const told: { current: number; stopped: number; hit: number; flags: Int32Array | null };
export function pausing(run: Handle): Handle;
