import type { Exports } from './bindings.ts';

/** The JavaScript of the engines with threads. */
interface Threads {
  initSync(start: { module: WebAssembly.Module; memory: WebAssembly.Memory }): Exports;
  makeThreadPool(helpers: number): void;
  joinThreadPool(): void;
}

// A build without threads has no such files.
const SCRIPTS = import.meta.glob<Threads>('../../generated/threads.js');

export function loadThreads(): Promise<Threads> {
  const [load] = Object.values(SCRIPTS);
  return load ? load() : Promise.reject(new Error('the engine was built without threads'));
}

export const canShare =
  globalThis.crossOriginIsolated && typeof globalThis.SharedArrayBuffer === 'function';

/** Most threads of an engine here: more than one only where memory can be shared. */
export function mostThreads(): number {
  const isBuilt = Object.keys(SCRIPTS).length > 0;
  return isBuilt && canShare ? Math.min(navigator.hardwareConcurrency, 16) : 1;
}
