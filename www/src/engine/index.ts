import chess from '../generated/chess_bg.wasm?url';
import chessFull from '../generated/chess_full_bg.wasm?url';
import type { GameName } from '../generated/wasm.js';
import xiangqi from '../generated/xiangqi_bg.wasm?url';
import xiangqiFull from '../generated/xiangqi_full_bg.wasm?url';
import { type Edition, EngineClient } from './client.ts';
import { compileEngine } from './module.ts';

type Addresses = Readonly<Record<Edition, string>>;

const ADDRESSES: Readonly<Record<GameName, Addresses>> = {
  chess: { small: chess, full: chessFull },
  xiangqi: { small: xiangqi, full: xiangqiFull },
};

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

function startEngine(addresses: Addresses): EngineClient {
  const compiled = new Map<Edition, Promise<WebAssembly.Module>>();
  return new EngineClient({
    module(edition) {
      let module = compiled.get(edition);
      if (!module) {
        module = compileEngine(addresses[edition]);
        module.catch(() => compiled.delete(edition));
        compiled.set(edition, module);
      }
      return module;
    },
    spawn: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  });
}
