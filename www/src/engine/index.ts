import { effect } from '@preact/signals';
import type { GameName } from '../protocol/index.ts';
import { EngineClient } from './client.ts';
import { threads } from './cores.ts';
import type { Edition } from './host.ts';
import { hash } from './memory.ts';
import { compileEngine, onceEach } from './module.ts';

const ENGINES = import.meta.glob<string>(
  ['../generated/*_bg.wasm', '!../generated/*_think_bg.wasm'],
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
);
const NETWORKS = import.meta.glob<string>('../generated/*_network.bin', {
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

const spawnWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** What several workers are made with; fetched with the first engine for several threads. */
let team: typeof import('./team.ts') | undefined;

async function compile(address: string, edition: Edition): Promise<WebAssembly.Module> {
  if (edition === 'threads') team ??= await import('./team.ts');
  return compileEngine(address);
}

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
      engine = startEngine(game, (edition) => addressOf(game, edition));
      engine.setThreads(threads.peek());
      engine.setHash(hash.peek());
      this.#started.set(game, engine);
    }
    return engine;
  }
}

/** Starts an engine of a game with its `first` edition; each has its address, if it was built. */
export function startEngine(
  game: GameName,
  addressOf: (edition: Edition) => string | undefined,
  first: Edition = 'small',
): EngineClient {
  const network = NETWORKS[`../generated/${game}_network.bin`];
  return new EngineClient({
    first,
    module: onceEach(async (edition) => {
      const address = addressOf(edition);
      if (!address) throw new Error(`there is no engine of the kind ${edition}`);
      return compile(address, edition);
    }),
    ...(network && {
      network: async () => (await import('./network.ts')).fetchNetwork(network),
    }),
    spawn: (count) => (count > 1 && team ? team.spawnTeam(count - 1, spawnWorker) : spawnWorker()),
  });
}
