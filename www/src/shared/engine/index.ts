import {
  type BuiltEdition,
  engineAddress,
  networkAddress,
  spawnWorker,
} from '@chariot/engine/client/built';
import { EngineClient } from '@chariot/engine/client/client';
import type { Edition } from '@chariot/engine/client/host';
import { compileEngine, onceEach } from '@chariot/engine/client/module';
import type { GameName } from '@chariot/protocol';
import { effect } from '@preact/signals';
import { threads } from './cores.ts';
import { hash } from './memory.ts';

const SUFFIXES: Readonly<Record<Edition, BuiltEdition>> = {
  small: '',
  full: '_full',
  threads: '_threads',
};

/** What several workers are made with; fetched with the first engine for several threads. */
let team: typeof import('@chariot/engine/client/team') | undefined;

async function compile(address: string, edition: Edition): Promise<WebAssembly.Module> {
  if (edition === 'threads') team ??= await import('@chariot/engine/client/team');
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
      engine = startEngine(game, (edition) => engineAddress(game, SUFFIXES[edition]));
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
  const network = networkAddress(game);
  return new EngineClient({
    first,
    module: onceEach(async (edition) => {
      const address = addressOf(edition);
      if (!address) throw new Error(`there is no engine of the kind ${edition}`);
      return compile(address, edition);
    }),
    ...(network && {
      network: async () => (await import('@chariot/engine/client/network')).fetchNetwork(network),
    }),
    spawn: (count) => (count > 1 && team ? team.spawnTeam(count - 1, spawnWorker) : spawnWorker()),
  });
}
