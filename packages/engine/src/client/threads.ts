import type { Exports } from './bindings.ts';

/** The JavaScript of the engines that search with several threads. */
interface Threads {
  initSync(start: { module: WebAssembly.Module; memory: WebAssembly.Memory }): Exports;
  makeThreadPool(helpers: number): void;
  joinThreadPool(): void;
}

// Where the engines were built without them there are no such files.
const SCRIPTS = import.meta.glob<Threads>('../../generated/threads.js');

export function loadThreads(): Promise<Threads> {
  const [load] = Object.values(SCRIPTS);
  return load ? load() : Promise.reject(new Error('the engine was built without threads'));
}

/** True if workers can share memory. */
export const canShare =
  globalThis.crossOriginIsolated && typeof globalThis.SharedArrayBuffer === 'function';

/** Threads that an engine may have here: more than one where memory can be shared. */
export function mostThreads(): number {
  const isBuilt = Object.keys(SCRIPTS).length > 0;
  return isBuilt && canShare ? Math.min(navigator.hardwareConcurrency, 16) : 1;
}
