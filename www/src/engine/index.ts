import chess from '../generated/chess_bg.wasm?url';
import type { GameName } from '../generated/wasm.js';
import xiangqi from '../generated/xiangqi_bg.wasm?url';
import { EngineClient } from './client.ts';
import { compileEngine } from './module.ts';

const ADDRESSES: Readonly<Record<GameName, string>> = { chess, xiangqi };

/** The engines in this browser, one for each game; a game's is fetched and started when it is first asked for. */
export class Engines {
  readonly #started = new Map<GameName, EngineClient>();

  of(game: GameName): EngineClient {
    let engine = this.#started.get(game);
    if (!engine) {
      engine = startEngine(ADDRESSES[game]);
      this.#started.set(game, engine);
    }
    return engine;
  }
}

function startEngine(address: string): EngineClient {
  let compiled: Promise<WebAssembly.Module> | null = null;
  return new EngineClient({
    module() {
      compiled ??= compileEngine(address).catch((error: unknown) => {
        compiled = null;
        throw error;
      });
      return compiled;
    },
    spawn: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  });
}
