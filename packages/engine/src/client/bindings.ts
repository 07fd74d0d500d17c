import type { Handle } from './pause.js';

/** What an engine does. */
export interface Exports {
  handle: Handle;
  /**
   * Only in editions with everything. Does what a line of UCI asks for; `null`: there will be no more. True if nothing more
   * will be executed. `host` is what `crates/wasm/src/uci.rs` calls `UciHost`.
   */
  uciLine(host: object, line: string | null | undefined): boolean | Promise<boolean>;
}

/** The JavaScript of the engines without threads. */
interface Bindings {
  initSync(start: { module: WebAssembly.Module }): Exports & { memory: WebAssembly.Memory };
}

// Types are checked and tests run where the engine is not built.
const BUILT = import.meta.glob<Bindings>('../../generated/wasm.js', { eager: true });

export function bindings(): Bindings {
  const [built] = Object.values(BUILT);
  if (!built) throw new Error('the engine was not built');
  return built;
}
