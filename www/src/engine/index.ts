import { effect } from '@preact/signals';
import chess from '../generated/chess_bg.wasm?url';
import chessFull from '../generated/chess_full_bg.wasm?url';
import xiangqi from '../generated/xiangqi_bg.wasm?url';
import xiangqiFull from '../generated/xiangqi_full_bg.wasm?url';
import type { GameName } from '../protocol/index.ts';
import { EngineClient } from './client.ts';
import { threads } from './cores.ts';
import type { Edition } from './host.ts';
import { hash } from './memory.ts';
import { compileEngine } from './module.ts';
import { WorkerPool } from './pool.ts';
import { threadedEngine } from './threads.ts';

type Addresses = Readonly<Record<Edition, string | undefined>>;

const ADDRESSES: Readonly<Record<GameName, Addresses>> = {
  chess: { small: chess, full: chessFull, threads: threadedEngine('chess') },
  xiangqi: { small: xiangqi, full: xiangqiFull, threads: threadedEngine('xiangqi') },
};

const SPAWN = {
  leader: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  helper: () => new Worker(new URL('./helper.ts', import.meta.url), { type: 'module' }),
};

/** The engines in this browser, one for each game; a game's is fetched and started when it is first asked for. */
export class Engines {
  readonly #started = new Map<GameName, EngineClient>();

  constructor() {
    effect(() => {
      const [count, mebibytes] = [threads.value, hash.value];
      for (const engine of this.#started.values()) {
        engine.setThreads(count);
        engine.setHash(mebibytes);
      }
    });
  }

  of(game: GameName): EngineClient {
    let engine = this.#started.get(game);
    if (!engine) {
      engine = startEngine(ADDRESSES[game]);
      engine.setThreads(threads.peek());
      engine.setHash(hash.peek());
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
        const address = addresses[edition];
        if (!address) return Promise.reject(new Error(`there is no engine of the kind ${edition}`));
        module = compileEngine(address);
        module.catch(() => compiled.delete(edition));
        compiled.set(edition, module);
      }
      return module;
    },
    spawn: (count) => (count > 1 ? new WorkerPool(count - 1, SPAWN) : SPAWN.leader()),
  });
}
