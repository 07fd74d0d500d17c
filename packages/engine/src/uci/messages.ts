import type { GameName } from '@chariot/protocol';
import type { PoolStart } from '../client/messages.ts';

export interface UciStart {
  type: 'start';
  module: WebAssembly.Module;
  pool?: PoolStart;
  /** The game, and the number of threads. */
  game: GameName;
  threads: number;
  mostThreads: number;
  /** Largest size of the hash table in MiB. */
  mostHash: number;
  /** The network; `undefined` where it could not be fetched. */
  network: Uint8Array | undefined;
  /** The queue of lines, where memory can be shared. */
  shared: SharedArrayBuffer | undefined;
  /** Lines that an earlier engine has executed. Output for them is dropped. */
  settings: readonly string[];
}

/** Messages to the engine's thread: a line, or word that one is in shared memory. */
export type ToUci = UciStart | { type: 'line'; line?: string };

/** The line that marks the end of input. */
export const END = '\u0004';

/** Messages from the engine's thread. Lines count from 1, without those of `settings`. */
export type FromUci =
  /** `hears`: it takes lines while it searches. */
  | { type: 'ready'; hears: boolean }
  | { type: 'say'; line: string }
  /** A line is executed; `setting` names the setting that it changed. */
  | { type: 'done'; line: number; setting: string | undefined }
  /** The answer that would end now the search begun by a line. */
  | { type: 'best'; line: number; answer: string }
  /** Another engine must go on from here. */
  | { type: 'handOver'; game: GameName; threads: number }
  /** No more lines will be executed. */
  | { type: 'over' }
  | { type: 'crash'; message: string };
