import type { GameName } from '@chariot/protocol';
import type { PoolStart } from '../client/messages.ts';

/** What the engine's thread is started with. */
export interface UciStart {
  type: 'start';
  module: WebAssembly.Module;
  pool?: PoolStart;
  /** What this engine plays, and with how many threads. */
  game: GameName;
  threads: number;
  mostThreads: number;
  /** MiB that a hash table may take. */
  mostHash: number;
  /** What it evaluates with; `undefined` where it could not be fetched. */
  network: Uint8Array | undefined;
  /** Where lines are, if memory can be shared. */
  shared: SharedArrayBuffer | undefined;
  /** Lines that an engine before this one has executed. Nothing is said to them again. */
  settings: readonly string[];
}

/** What the engine's thread is told: a line, or that one is in shared memory. */
export type ToUci = UciStart | { type: 'line'; line?: string };

/** No more lines will come. */
export const END = '\u0004';

/** What the engine's thread says. Lines are counted from 1, without those of `settings`. */
export type FromUci =
  /** `hears`: it takes lines while it searches. */
  | { type: 'ready'; hears: boolean }
  | { type: 'say'; line: string }
  /** A line is executed; `setting` names what it has set. */
  | { type: 'done'; line: number; setting: string | undefined }
  /** What it would say now to end the search that a line began. */
  | { type: 'best'; line: number; answer: string }
  /** Another engine is to go on from here. */
  | { type: 'handOver'; game: GameName; threads: number }
  /** Nothing more will be executed. */
  | { type: 'over' }
  | { type: 'crash'; message: string };
