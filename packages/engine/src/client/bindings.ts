import type { Handle } from './pause.js';

export interface Exports {
  readonly memory: WebAssembly.Memory;
  handle: Handle;
  /**
   * Executes a line of UCI; `null` means end of input. Returns whether the engine has quit. Only in
   * full editions. `host` is the `UciHost` of `crates/wasm/src/uci.rs`.
   */
  uciLine(host: object, line: string | null | undefined): boolean | Promise<boolean>;
}

/** The JavaScript of the engines without threads. */
interface Bindings {
  initSync(start: { module: WebAssembly.Module }): Exports;
}

// A glob, because type checks and tests also run where the engine is not built.
const BUILT = import.meta.glob<Bindings>('../../generated/wasm.js', { eager: true });

export function bindings(): Bindings {
  const [built] = Object.values(BUILT);
  if (!built) throw new Error('the engine was not built');
  return built;
}
