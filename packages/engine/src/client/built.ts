// What `./build.sh wasm` made, as the bundler of a site addresses it.
import type { GameName } from '@chariot/protocol';
import type { WorkerLike } from './host.ts';

const ENGINES = import.meta.glob<string>('../../generated/*_bg.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});
const NETWORKS = import.meta.glob<string>('../../generated/*_network.bin', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** An engine that was built: to play, with everything, with several threads, or for "How it thinks". */
export type BuiltEdition = '' | '_full' | '_threads' | '_think';

/** The address of a game's engine; `undefined` if it was not built. */
export function engineAddress(game: GameName, edition: BuiltEdition): string | undefined {
  return ENGINES[`../../generated/${game}${edition}_bg.wasm`];
}

/** The address of a game's network; `undefined` if it has none. */
export function networkAddress(game: GameName): string | undefined {
  return NETWORKS[`../../generated/${game}_network.bin`];
}

/** Starts a worker that runs an engine. */
export function spawnWorker(): Worker & WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
