import type { Handle } from './pause.js';

/** The JavaScript of the engines without threads. */
interface Bindings {
  initSync(start: { module: WebAssembly.Module }): { handle: Handle; memory: WebAssembly.Memory };
}

// Types are checked and tests run where the engine is not built.
const BUILT = import.meta.glob<Bindings>('../../generated/wasm.js', { eager: true });

export function bindings(): Bindings {
  const [built] = Object.values(BUILT);
  if (!built) throw new Error('the engine was not built');
  return built;
}
