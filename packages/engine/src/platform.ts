import type { GameName } from '@chariot/protocol';
import { EngineClient } from './client/client.ts';
import { onceEach } from './client/module.ts';
import { unpacked } from './client/network.ts';
import type { Spawn, WorkerPool } from './client/pool.ts';
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
  let Pool: typeof WorkerPool | undefined;
  // What several threads are started with comes with the first engine for them.
  const fetchPool = async (): Promise<void> => {
    ({ WorkerPool: Pool } = await import('./client/pool.ts'));
  };
  const client = new EngineClient({
    first: threads > 1 ? 'threads' : 'small',
    module: onceEach(async (edition) => {
      const [bytes] = await Promise.all([
        read(editions[edition]),
        edition === 'threads' && fetchPool(),
      ]);
      return WebAssembly.compile(bytes);
    }),
    network: async () => unpacked(await read(network)),
    spawn: (count) => (count > 1 && Pool ? new Pool(count - 1, spawn) : spawn.leader()),
  });
  client.setThreads(threads);
  return client;
}
