import wasmAddress from '../generated/wasm_bg.wasm?url';
import { EngineClient } from './client.ts';
import { compileEngine } from './module.ts';

/** The engine in this browser. It starts to load when this is called. */
export function startEngine(): EngineClient {
  let compiled: Promise<WebAssembly.Module> | null = null;
  return new EngineClient({
    module() {
      compiled ??= compileEngine(wasmAddress).catch((error: unknown) => {
        compiled = null;
        throw error;
      });
      return compiled;
    },
    spawn: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  });
}
