import { EngineClient } from '../../../www/src/engine/client.ts';
import { onceEach } from '../../../www/src/engine/module.ts';
import { unpacked } from '../../../www/src/engine/network.ts';
import { type Spawn, WorkerPool } from '../../../www/src/engine/pool.ts';
import type { GameName } from '../../../www/src/protocol/index.ts';
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

/** Starts an engine: the client of the page, on this platform. */
export function startClient(
  game: GameName,
  { files, read, spawn, mostThreads }: Platform,
  wantedThreads: number,
): EngineClient {
  const { editions, network } = files[game];
  const threads = Math.min(wantedThreads, mostThreads);
  const client = new EngineClient({
    first: threads > 1 ? 'threads' : 'small',
    module: onceEach(async (edition) => WebAssembly.compile(await read(editions[edition]))),
    network: async () => unpacked(await read(network)),
    spawn: (count) => (count > 1 ? new WorkerPool(count - 1, spawn) : spawn.leader()),
  });
  client.setThreads(threads);
  return client;
}
