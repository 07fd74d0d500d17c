import { effect } from '@preact/signals';
import type { GameName } from '../protocol/index.ts';
import { EngineClient } from './client.ts';
import { threads } from './cores.ts';
import type { Edition } from './host.ts';
import { hash } from './memory.ts';
import { compileEngine } from './module.ts';
import { WorkerPool } from './pool.ts';

const ENGINES = import.meta.glob<string>('../generated/*_bg.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});
const SUFFIXES: Readonly<Record<Edition, string>> = {
  small: '',
  full: '_full',
  threads: '_threads',
};

/** The address of a game's engine, if it was built. */
function addressOf(game: GameName, edition: Edition): string | undefined {
  return ENGINES[`../generated/${game}${SUFFIXES[edition]}_bg.wasm`];
}

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
      engine = startEngine(game);
      engine.setThreads(threads.peek());
      engine.setHash(hash.peek());
      this.#started.set(game, engine);
    }
    return engine;
  }
}

function startEngine(game: GameName): EngineClient {
  const compiled = new Map<Edition, Promise<WebAssembly.Module>>();
  return new EngineClient({
    module(edition) {
      let module = compiled.get(edition);
      if (!module) {
        const address = addressOf(game, edition);
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
