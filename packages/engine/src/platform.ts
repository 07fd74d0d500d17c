import type { GameName } from '@chariot/protocol';
import { EngineClient } from './client/client.ts';
import type { Edition } from './client/host.ts';
import { onceEach } from './client/module.ts';
import { unpacked } from './client/network.ts';
import { type Spawn, WorkerPool } from './client/pool.ts';
import type { GameFiles } from './files.ts';

/** Where the engine runs: a browser, or a program such as Node.js. */
export interface Platform {
  readonly files: Readonly<Record<GameName, GameFiles>>;
  read(file: URL): Promise<Uint8Array<ArrayBuffer>>;
  readonly spawn: Spawn;
  /** Most threads of an engine: one where workers cannot share memory. */
  readonly mostThreads: number;
}

/** How to start an engine. */
export interface Start {
  /** Search threads (default 1); fewer where workers cannot share memory. */
  threads?: number;
  /** First edition. By default the small one, or the threaded one for several threads. */
  first?: Edition;
}

/** Starts a game's engine on this platform. A missing file fails at its first use. */
export function startClient(
  game: GameName,
  { files, read, spawn, mostThreads }: Platform,
  { threads: wanted = 1, first }: Start = {},
): EngineClient {
  const { editions, network } = files[game];
  const threads = Math.min(wanted, mostThreads);
  const client = new EngineClient({
    first: first ?? (threads > 1 ? 'threads' : 'small'),
    module: onceEach(async (edition) => WebAssembly.compile(await read(editions[edition]))),
    network: async () => unpacked(await read(network)),
    spawn: (count) => (count > 1 ? new WorkerPool(count - 1, spawn) : spawn.leader()),
  });
  client.setThreads(threads);
  return client;
}
