import type { GameName } from '@chariot/protocol';
import { EngineClient } from './client/client.ts';
import type { Edition } from './client/host.ts';
import { onceEach } from './client/module.ts';
import { unpacked } from './client/network.ts';
import { type Spawn, WorkerPool } from './client/pool.ts';
import type { GameFiles } from './files.ts';

/** Where the engine runs: a browser, or a program such as Node.js. */
export interface Platform {
  /** Where the files of each game are. */
  readonly files: Readonly<Record<GameName, GameFiles>>;
  /** The bytes of such a file. */
  read(file: URL): Promise<Uint8Array<ArrayBuffer>>;
  /** Starts the threads of an engine. */
  readonly spawn: Spawn;
  /** Threads that an engine may have: one where workers cannot share memory. */
  readonly mostThreads: number;
}

/** How an engine is started. */
export interface Start {
  /** Threads that search, 1 if absent; fewer where they cannot share memory. */
  threads?: number;
  /** The edition to begin with; if absent the small one, or with several threads the one for them. */
  first?: Edition;
}

/** Starts an engine of a game on this platform; what cannot be fetched fails when it is first needed. */
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
