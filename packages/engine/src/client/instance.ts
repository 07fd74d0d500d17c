import { bindings, type Exports } from './bindings.ts';
import type { PoolStart } from './messages.ts';
import { loadThreads } from './threads.ts';

/** Starts an engine in this worker: alone, or as the first thread of a pool. */
export async function instance(module: WebAssembly.Module, pool?: PoolStart): Promise<Exports> {
  if (!pool) return bindings().initSync({ module });
  const threads = await loadThreads();
  const exports = threads.initSync({ module, memory: pool.memory });
  threads.makeThreadPool(pool.helpers);
  return exports;
}
